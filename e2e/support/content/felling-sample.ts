type Entry = Record<string, unknown>;

/**
 * Makes a sample's felling rules consistent: unique names, a rule for each answer but the last of
 * each question, a rule for the rest, and no more outcomes than rules.
 */
export function consistentRules(record: Entry): Entry {
  const questions = entries(record.questions).map((question, index) => ({
    ...question,
    id: `pytanie-${index}`,
    answers: entries(question.answers).map(({ upTo: _none, ...answer }, place, { length }) => ({
      ...answer,
      id: `odpowiedz-${place}`,
      ...(index === 0 && place < length - 1 && { upTo: 10 * (place + 1) }),
    })),
  }));
  const [words] = entries(record.rules);
  const conditions = questions.flatMap(({ id, answers }) =>
    answers.slice(0, -1).map((answer) => [{ asked: id, oneOf: [answer.id] }]),
  );
  const outcomes = entries(record.outcomes)
    .slice(0, conditions.length + 1)
    .map((outcome, index) => ({ ...outcome, id: `wynik-${index}`, seo: ownHead(outcome, index) }));
  const rules = [...conditions, []].map((when, index) => ({
    ...words,
    when,
    outcome: `wynik-${index % outcomes.length}`,
  }));
  const girth = {
    ...(record.girth as Entry),
    asked: "pytanie-0",
    species: "pytanie-0",
    usual: [],
  };
  return { ...record, questions, outcomes, rules, girth };
}

const entries = (value: unknown) => value as Entry[];

const ownHead = ({ seo }: Entry, index: number) =>
  Object.fromEntries(
    Object.entries(seo as Record<string, string>).map(([key, text]) => [
      key,
      `${text.slice(0, -3)}#${String(index).padStart(2, "0")}`,
    ]),
  );
