import type { Ref } from "react";
import type { PublicationProgress } from "../../shared/contract";
import { Time } from "./time";

const WORDS: Record<PublicationProgress["state"], string> = {
  sending: "Sprawdzamy treść i pisownię i wysyłamy zmiany. Trwa to do pół minuty.",
  sent: "Wysłane zmiany trafią do internetu; kiedy, stąd nie widać.",
  waiting: "Wysłano. Serwer kończy wcześniejszą publikację, potem zacznie tę.",
  building: "Wysłano. Strona się buduje, zwykle 2 minuty. Można zamknąć tę kartę.",
  published: "Opublikowano. W internecie jest wszystko, co wysłano.",
  failed: "Nie opublikowano.",
};

interface ProgressNoticeProps {
  progress: PublicationProgress;
  /** Gets the element, which can have the focus. */
  place: Ref<HTMLParagraphElement>;
}

/** Says what has become of the newest publication, also to those who hear the page. */
export function ProgressNotice({ progress, place }: ProgressNoticeProps) {
  const { state, since, problem } = progress;
  const look = { failed: "error", published: problem ? "" : "success" }[state as string] ?? "";
  return (
    <p ref={place} tabIndex={-1} className={`notice ${look}`} role="status">
      <strong>{WORDS[state]}</strong> {problem}{" "}
      {since && (
        <span className="hint">
          <Time at={since} />
        </span>
      )}
    </p>
  );
}
