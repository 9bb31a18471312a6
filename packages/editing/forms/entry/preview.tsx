import { useEffect, useRef, useState } from "react";
import type { FoundText } from "../../contract";
import { askServer } from "../ask-server";
import { useQuestions } from "../questions";
import { offerCorrection } from "./correct-button";
import { type FocusFollower, followFocus } from "./scroll-to-part";

/** The widths of the page, in pixels. */
const WIDTHS = [
  { label: "Telefon", width: 390 },
  { label: "Komputer", width: 1280 },
];

/** Time after which the site has made its pages of what was saved. */
const SITE_CHANGES_MS = 1_500;

interface PreviewProps {
  /** The address of the page; undefined of an entry that is not saved yet. */
  page?: string;
  /** How often something was saved; the page is loaded anew after each. */
  saves: number;
  /** Opens the form of a text on the page. */
  onCorrect: (found: FoundText, page: string) => void;
}

/** The page itself beside its form, as on a phone or a computer, at the part that is being edited. */
export function Preview({ page, saves, onCorrect }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const follower = useRef<FocusFollower>();
  const [width, setWidth] = useState(1280);
  const { room, pane } = useRoom();
  const { complain } = useQuestions();
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  useEffect(() => {
    const following = followFocus(() => frame.current?.contentDocument);
    follower.current = following;
    return following.stop;
  }, []);
  useEffect(() => {
    if (saves === 0) return;
    const reload = () => frame.current?.contentWindow?.location.reload();
    const timer = window.setTimeout(reload, SITE_CHANGES_MS);
    return () => window.clearTimeout(timer);
  }, [saves]);

  const correct = async (text: string) => {
    const shown = frame.current?.contentWindow?.location.pathname ?? "/";
    const answer = await askServer("locate", { text, page: shown });
    if (answer.kind === "done" && answer.result) return onCorrect(answer.result, shown);
    const complaints = answer.kind === "refused" ? answer.complaints : [NOT_FOUND];
    return complain("Nie otwarto formularza.", complaints);
  };
  const loaded = () => {
    const shown = frame.current?.contentDocument;
    if (shown) offerCorrection(shown, scale, (text) => void correct(text));
    follower.current?.showAgain();
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
      <div ref={pane} className="preview-pane">
        {page === undefined ? (
          <p>Strona pokaże się tu po pierwszym zapisie.</p>
        ) : (
          <iframe
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
