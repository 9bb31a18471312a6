/** What was typed and not saved, kept in this browser. */
export interface Draft {
  data: unknown;
  /** The text of the file that it was made from; undefined of a new entry. */
  base?: string;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

const PREFIX = "redakcja-szkic:";

/** Older drafts are forgotten, and the oldest where there are more. */
const LONGEST_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
const MOST_DRAFTS = 20;

/**
 * Keeps what was typed in an entry.
 * @returns whether this browser could
 */
export function keepDraft(entry: string, draft: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + entry, JSON.stringify(draft));
    forgetOldDrafts(draft.at);
    return true;
  } catch {
    return false;
  }
}

/** What was typed in an entry and not saved; undefined where there is nothing. */
export function draftOf(entry: string): Draft | undefined {
  try {
    return readDraft(PREFIX + entry);
  } catch {
    return undefined;
  }
}

/** Forgets what was typed in an entry. */
export function forgetDraft(entry: string): void {
  try {
    localStorage.removeItem(PREFIX + entry);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** How many entries hold something that was typed and not saved. */
export function countDrafts(): number {
  try {
    return draftKeys().length;
  } catch {
    return 0;
  }
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

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
