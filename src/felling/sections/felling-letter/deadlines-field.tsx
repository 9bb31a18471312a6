import { graphql } from "gatsby";
import { Field } from "../../../components/field/field";
import { fillIn } from "../../../utils/text/fill-in";
import { dayInWords, noticeDeadlines } from "../../notice-deadlines";
import * as styles from "./letter-form.module.css";

/** The first day from which deadlines are counted; earlier ones are years that are still being typed. */
const FIRST = "2025-01-01";

/**
 * What follows from the days on which the office got the notice and came to look, one sentence a deadline.
 * @param received the day as `2026-11-30`; empty if unknown
 * @param visited the same, of the visit
 */
export function deadlineSentences(
  words: Queries.DeadlinesFieldFragment,
  received = "",
  visited = "",
): string[] {
  const days = [received, visited].filter((day) => day >= FIRST);
  if (days.length === 2 && visited < received) return [words.order];
  const [first] = days;
  if (first === undefined) return [];
  const { visitBy, afterVisit } = noticeDeadlines(first, visited >= FIRST ? visited : undefined);
  const sentence = (text: string, day: string) => fillIn(text, { date: dayInWords(day) });
  return [
    ...(received >= FIRST ? [sentence(words.visitBy, visitBy)] : []),
    ...(afterVisit
      ? [
          sentence(words.objectionBy, afterVisit.objectionBy),
          sentence(words.fellFrom, afterVisit.fellFrom),
          sentence(words.fellBy, afterVisit.fellBy),
        ]
      : []),
  ];
}

interface DeadlinesFieldProps {
  words: Queries.DeadlinesFieldFragment;
  sentences: readonly string[];
}

/** Asks for the two days, and answers with what follows from them. */
export function DeadlinesField({ words, sentences }: DeadlinesFieldProps) {
  const day = (name: "received" | "visited") => (
    <Field name={name} label={words[name]} hint={words[`${name}Hint`]}>
      {(control) => <input {...control} type="date" min={FIRST} />}
    </Field>
  );
  return (
    <fieldset className="flow">
      <legend>
        <strong>{words.heading}</strong>
      </legend>
      <p className="small quiet">{words.intro}</p>
      <div className="cols" style={{ "--l": 2 }}>
        {day("received")}
        {day("visited")}
      </div>
      <div role="status" className="flow">
        {sentences.length > 0 && <Deadlines sentences={sentences} note={words.note} />}
      </div>
    </fieldset>
  );
}

interface DeadlinesProps {
  sentences: readonly string[];
  /** How they were counted; paper has no room for it. */
  note?: string;
  heading?: string;
}

/** The deadlines, with how they were counted. */
export function Deadlines({ sentences, note, heading }: DeadlinesProps) {
  return (
    <>
      {heading && (
        <p>
          <strong>{heading}</strong>
        </p>
      )}
      <ul className={styles.deadlines}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {note && <p className="small quiet">{note}</p>}
    </>
  );
}

export const query = graphql`
  fragment DeadlinesField on FellingDeadlines {
    heading
    intro
    received
    receivedHint
    visited
    visitedHint
    order
    visitBy
    objectionBy
    fellFrom
    fellBy
    note
  }
`;
