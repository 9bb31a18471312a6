import type { Question } from "../shared/contract";
import { Dialog } from "./dialog";
import { ReadableText } from "./readable-text";

/** What an editor answers: do it, or take what is saved already. */
export type Reply = "agree" | "newer";

interface QuestionWindowProps {
  question: Question;
  /** Is called with nothing where everything is left as it is. */
  onAnswer: (reply?: Reply) => void;
}

/** Asks before something is done. The answer that changes nothing comes first, and so has the focus. */
export function QuestionWindow({ question, onAnswer }: QuestionWindowProps) {
  const { ask, places, clashes = [], agree, newer } = question;
  return (
    <Dialog
      label={ask}
      role="alertdialog"
      onClose={() => onAnswer()}
      buttons={
        <>
          <button type="button" className="button line" onClick={() => onAnswer()}>
            Anuluj
          </button>
          {newer && (
            <button type="button" className="button line" onClick={() => onAnswer("newer")}>
              {newer}
            </button>
          )}
          <button type="button" className="button danger" onClick={() => onAnswer("agree")}>
            {agree}
          </button>
        </>
      }
    >
      {clashes.length > 0 ? (
        clashes.map(({ place, mine, theirs }) => (
          <section key={place} className="clash">
            <h3>{place}</h3>
            <dl>
              <dt className="hint">Zapisane już</dt>
              <dd>
                <ReadableText text={theirs} />
              </dd>
              <dt className="hint">W tym formularzu</dt>
              <dd>
                <ReadableText text={mine} />
              </dd>
            </dl>
          </section>
        ))
      ) : (
        <ul>
          {places.map((place) => (
            <li key={place}>
              <ReadableText text={place} />
            </li>
          ))}
        </ul>
      )}
      {newer && <p className="hint">Wszystko, co wpisano, jest jeszcze w polach.</p>}
    </Dialog>
  );
}
