import type { Complaint } from "../../shared/contract";
import { focusWhenDrawn } from "../focus-when-drawn";
import { addressOf } from "../route";

interface RefusedPublicationProps {
  complaints: readonly Complaint[];
  /** Takes a word for good. */
  onLearn: (word: string) => void;
  /** Publishes all the same. */
  onPublish: () => void;
}

/**
 * Why nothing was published, with a way to each form; of spelling alone it is asked. It gets the focus when it appears.
 */
export function RefusedPublication({ complaints, onLearn, onPublish }: RefusedPublicationProps) {
  const isQuestion = complaints.every(({ isIgnorable }) => isIgnorable);
  return (
    <section
      ref={focusWhenDrawn}
      className={`notice ${isQuestion ? "" : "error"}`}
      tabIndex={-1}
      aria-labelledby="refused"
    >
      <h3 id="refused">{isQuestion ? "Opublikować mimo to?" : "Nic nie opublikowano"}</h3>
      <ul className="complaints">
        {complaints.map(({ problem, remedy, file, path, word }) => (
          <li key={problem}>
            <p>
              <strong>{problem}</strong> {remedy}
            </p>
            <div className="row">
              {file && (
                <a href={addressOf({ view: "entry", file, field: path && JSON.stringify(path) })}>
                  Otwórz formularz
                </a>
              )}
              {word && (
                <button type="button" className="button line small" onClick={() => onLearn(word)}>
                  To dobre słowo: „{word}”
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isQuestion && (
        <div className="row">
          <button type="button" className="button" onClick={onPublish}>
            Opublikuj mimo to
          </button>
        </div>
      )}
    </section>
  );
}
