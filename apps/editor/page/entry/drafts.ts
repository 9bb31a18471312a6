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

/** Where drafts are kept: each editor's by itself, since several may use one browser. The page says who this one is. */
const keyOf = (entry: string) =>
  `${PREFIX}${document.getElementById("redakcja")?.dataset.editor ?? ""}:${entry}`;

/** This tab: a form that several have open has a draft of each. */
const TAB = `~${Math.random().toString(36).slice(2)}`;

const withoutTab = (key: string) => key.replace(/~\w+$/, "");

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
 * Keeps what was typed in an entry, in this tab.
 * @returns whether this browser could
 */
export const keepDraft = (entry: string, draft: Draft): boolean =>
  unlessRefused(() => {
    const key = keyOf(entry) + TAB;
    const isNew = localStorage.getItem(key) === null;
    localStorage.setItem(key, JSON.stringify(draft));
    if (isNew) forgetOldDrafts(draft.at);
    return true;
  }, false);

/** A draft, where it is kept, and whether it was typed in another tab. */
export interface FoundDraft extends Draft {
  key: string;
  isOfOtherTab: boolean;
}

/** What was typed in an entry and not saved, in any tab, the newest first. */
export const draftsOf = (entry: string): FoundDraft[] =>
  unlessRefused(
    () => newestFirst(draftKeys().filter((key) => withoutTab(key) === keyOf(entry))),
    [],
  );

/** Forgets what was typed in an entry, in this tab. */
export const forgetDraft = (entry: string): void => forgetKeys([keyOf(entry) + TAB]);

/** Forgets drafts. */
export const forgetKeys = (keys: readonly string[]): void =>
  unlessRefused(() => {
    for (const key of keys) localStorage.removeItem(key);
  }, undefined);

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
  unlessRefused(() => {
    const drafts = newestFirst(draftKeys(keyOf("")));
    const labels = drafts.map(
      ({ key, label }) => [withoutTab(key).slice(keyOf("").length), label] as const,
    );
    // of several tabs the oldest comes last
    const byAddress = new Map(labels.toReversed());
    return [...byAddress].toReversed().map(([address, label]) => ({ address, label }));
  }, []);

const draftKeys = (beginning = PREFIX) =>
  Object.keys(localStorage).filter((key) => key.startsWith(beginning));

const newestFirst = (keys: readonly string[]): FoundDraft[] =>
  keys
    .map((key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? "{}") as Draft;
      return { ...draft, key, isOfOtherTab: !key.endsWith(TAB) };
    })
    .sort((one, other) => other.at - one.at);

function forgetOldDrafts(now: number): void {
  for (const [index, { key, at }] of newestFirst(draftKeys()).entries()) {
    if (index >= MOST_DRAFTS || now - at > LONGEST_KEPT_MS) localStorage.removeItem(key);
  }
}
