import equal from "fast-deep-equal";

/**
 * What a form shows after a save that took a moment.
 * @param sent the data that was saved
 * @param saved what the file holds now: also what others changed, and what was made where a field was empty
 * @param typed what the form holds by now
 * @returns `saved` with what was typed since it was sent
 */
export function keepTyped(sent: unknown, saved: unknown, typed: unknown): unknown {
  if (equal(typed, sent)) return saved;
  if (isMapping(sent) && isMapping(saved) && isMapping(typed)) {
    const keys = Object.keys({ ...saved, ...typed });
    return Object.fromEntries(
      keys.map((key) => [key, keepTyped(sent[key], saved[key], typed[key])]),
    );
  }
  const isSameList =
    Array.isArray(sent) &&
    Array.isArray(saved) &&
    Array.isArray(typed) &&
    sent.length === saved.length &&
    sent.length === typed.length;
  return isSameList
    ? typed.map((entry, index) => keepTyped(sent[index], saved[index], entry))
    : typed;
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
