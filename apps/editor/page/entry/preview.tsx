import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Complaint, FoundText } from "../../shared/contract";
import { askServer } from "../ask-server";
import { useQuestions } from "../questions";
import { offerCorrection } from "./correct-button";
import { type ShownPage, useShownPage } from "./use-shown-page";

/** The widths of the page, in pixels. */
const WIDTHS = [
  { label: "Telefon", width: 390 },
  { label: "Komputer", width: 1280 },
];

/** The window from which on the page stands beside the form, in pixels: 64em. */
const BESIDE_FORM = 1024;

interface PreviewProps {
  /** The address of the page; undefined of an entry that is not saved yet. */
  page?: string;
  /** Whether the entry is not saved yet. */
  isNew: boolean;
  /** Opens the form of a text on the page. */
  onCorrect: (found: FoundText, page: string) => void;
}

/** The page itself beside its form, as on a phone or a computer. What draws it brings what was saved into it. */
export function Preview({ page, isNew, onCorrect }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState(() => (window.innerWidth < BESIDE_FORM ? 390 : 1280));
  const { room, pane } = useRoom();
  const { complain } = useQuestions();
  const { state, isPublished, tryAgain } = useShownPage(page);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const correct = async (text: string) => {
    const shown = frame.current?.contentWindow?.location.pathname ?? "/";
    const refused = (complaints: Complaint[]) => complain("Nie otwarto formularza.", complaints);
    const found = await askServer("locate", { text, page: shown }, refused);
    if (found) onCorrect(found, shown);
    else if (found === null) refused([NOT_FOUND]);
  };
  const loaded = () => {
    const shown = frame.current?.contentDocument;
    if (shown) offerCorrection(shown, scale, correct);
  };
  return (
    <section className="preview" aria-label="Strona">
      <div className="row" role="group" aria-label="Szerokość strony">
        {WIDTHS.map((device) => (
          <button
            key={device.label}
            type="button"
            className="button line small"
            aria-pressed={device.width === width}
            onClick={() => setWidth(device.width)}
          >
            {device.label}
          </button>
        ))}
      </div>
      {state !== "shown" && (isNew || page !== undefined) && (
        <NotShown state={state} isPublished={isPublished} onTryAgain={tryAgain} />
      )}
      <div ref={pane} className="preview-pane">
        {(state === "shown" || isPublished) && (
          <iframe
            key={state}
            ref={frame}
            src={page}
            title="Strona firmy"
            onLoad={loaded}
            style={{
              width,
              height: room.height / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  );
}

interface NotShownProps {
  state: Exclude<ShownPage, "shown">;
  isPublished: boolean;
  onTryAgain: () => void;
}

/** Why no page is shown, or only the one that visitors see; the form works without it. */
function NotShown({ state, isPublished, onTryAgain }: NotShownProps) {
  return (
    <div role="status">
      {isPublished && <p>To strona opublikowana, bez tego, co zapisano później.</p>}
      {WHY_NOT[state]}
      {state === "failed" && (
        <button type="button" className="button line small" onClick={onTryAgain}>
          Uruchom podgląd jeszcze raz
        </button>
      )}
    </div>
  );
}

const WHY_NOT: Record<NotShownProps["state"], ReactNode> = {
  unsaved: <p>Strona pokaże się tu po pierwszym zapisie.</p>,
  starting: (
    <p>
      Podgląd strony się uruchamia, zwykle minutę lub dwie. Formularz już działa: można pisać i
      zapisywać.
    </p>
  ),
  making: <p>Strona jest przygotowywana…</p>,
  failed: (
    <p>
      Podgląd strony nie działa. Formularz, zapisywanie i publikowanie działają bez niego. Daj znać
      opiekunowi strony.
    </p>
  ),
};

const NOT_FOUND = {
  problem: "Tego tekstu nie ma w żadnym formularzu.",
  remedy: "Strona składa go sama albo jest częścią jej budowy.",
};

/** The room that a pane has on the screen, in pixels. */
function useRoom() {
  const pane = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  return { room, pane };
}
