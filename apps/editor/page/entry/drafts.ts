/** What was typed and not saved, kept in this browser. */
export interface Draft {
  /** What the entry is called: `Miejscowość „Łeba”`. */
  label: string;
  data: unknown;
  /** The text of the file that it was made from; undefined of a new entry. */
  base?: string;
  /** What that text said. */
  origin?: unknown;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

const PREFIX = "redakcja-szkic:";

/** Where a draft is kept: each editor's by itself, since several may use one browser. The page says who this one is. */
const keyOf = (entry: string) =>
  `${PREFIX}${document.getElementById("redakcja")?.dataset.editor ?? ""}:${entry}`;

/** Older drafts are forgotten, and the oldest where there are more. */
const LONGEST_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
const MOST_DRAFTS = 20;

/** What a browser that keeps nothing answers instead. */
function unlessRefused<Result>(work: () => Result, instead: Result): Result {
  try {
    return work();
  } catch {
    return instead;
  }
}

/**
 * Keeps what was typed in an entry.
 * @returns whether this browser could
 */
export const keepDraft = (entry: string, draft: Draft): boolean =>
  unlessRefused(() => {
    const isNew = localStorage.getItem(keyOf(entry)) === null;
    localStorage.setItem(keyOf(entry), JSON.stringify(draft));
    if (isNew) forgetOldDrafts(draft.at);
    return true;
  }, false);

/** What was typed in an entry and not saved; undefined where there is nothing. */
export const draftOf = (entry: string): Draft | undefined =>
  unlessRefused(() => readDraft(keyOf(entry)), undefined);

/** Forgets what was typed in an entry. */
export const forgetDraft = (entry: string): void =>
  unlessRefused(() => localStorage.removeItem(keyOf(entry)), undefined);

/**
 * Forgets what was typed in all entries, by whomever.
 * @returns whether this browser could
 */
export const forgetAllDrafts = (): boolean =>
  unlessRefused(() => {
    for (const key of draftKeys()) localStorage.removeItem(key);
    return true;
  }, false);

/** The forms that hold something that was typed and not saved: their addresses and labels, the newest first. */
export const unsavedForms = (): { address: string; label: string }[] =>
  unlessRefused(
    () =>
      draftKeys(keyOf(""))
        .map((key) => ({ address: key.slice(keyOf("").length), draft: readDraft(key) }))
        .flatMap(({ address, draft }) => (draft ? { address, ...draft } : []))
        .sort((one, other) => other.at - one.at)
        .map(({ address, label }) => ({ address, label })),
    [],
  );

const draftKeys = (beginning = PREFIX) =>
  Object.keys(localStorage).filter((key) => key.startsWith(beginning));

function readDraft(key: string): Draft | undefined {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
}

function forgetOldDrafts(now: number): void {
  const drafts = draftKeys()
    .map((key) => ({ key, at: readDraft(key)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const [index, { key, at }] of drafts.entries()) {
    if (index >= MOST_DRAFTS || now - at > LONGEST_KEPT_MS) localStorage.removeItem(key);
  }
}
