import equal from "fast-deep-equal";
import { useEffect, useMemo, useState } from "react";
import { merge } from "../../change/merge";
import type { Complaint, Entry, Saved } from "../../contract";
import { type Outcome, useQuestions } from "../questions";
import { type RefusedSave, standingComplaints } from "./complaints";
import { type Draft, draftOf, forgetDraft, keepDraft } from "./drafts";

/** What a form holds, and the text of the file that it was made from. */
interface Held {
  data: unknown;
  base?: string;
}

/** An entry that is edited. */
export interface EditedEntry {
  data: unknown;
  /** The text of the file that the data is from. */
  base?: string;
  /** Changes what the form holds. */
  change: (update: (data: unknown) => unknown) => void;
  isChanged: boolean;
  isSaving: boolean;
  savedAt?: Date;
  /** Why the last save was refused, without what was corrected since. */
  complaints: Complaint[];
  /** When a draft was typed that was found again, until the editor keeps it or throws it away. */
  recovered?: Date;
  /** Whether this browser could not keep the last draft. */
  isDraftLost: boolean;
  keepRecovered: () => void;
  /** Throws away what is not saved. */
  discard: () => void;
  save: () => Promise<Outcome<Saved>>;
}

/** When each entry was last saved, since a new name moves the editor to another address. */
const savedTimes = new Map<string, Date>();

/**
 * Edits an entry: keeps a draft of what is typed, and saves it with all questions that the server asks.
 * @param entry the entry as it was loaded
 * @param draftKey the name of its draft
 * @param reload loads the entry anew, where the editor wants what others saved
 */
export function useEntry(entry: Entry, draftKey: string, reload: () => void): EditedEntry {
  const [draft] = useState(() => newerDraft(entry, draftKey));
  const [saved, setSaved] = useState<Held>({
    data: entry.data,
    base: entry.isNew ? undefined : entry.base,
  });
  const [held, setHeld] = useState<Held>(draft ?? saved);
  const [recovered, setRecovered] = useState(draft && new Date(draft.at));
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<RefusedSave>();
  const { perform } = useQuestions();
  const isChanged = useMemo(() => !equal(held.data, saved.data), [held, saved]);
  const isDraftLost = useKeptDraft(draftKey, held, isChanged);

  const save = async () => {
    if (isSaving) return {};
    setSaving(true);
    const { data, base } = held;
    const change = { file: entry.file, data, base };
    const outcome = await perform("save", change, (complaints) => setRefused({ complaints, data }));
    setSaving(false);
    if (outcome.reply === "newer") {
      forgetDraft(draftKey);
      reload();
    }
    const { result: now } = outcome;
    if (!now) return outcome;
    setRefused(undefined);
    setRecovered(undefined);
    setSaved({ data: now.data, base: now.base });
    // With what was typed since it was sent.
    setHeld((typed) => ({ data: merge(data, now.data, typed.data).data, base: now.base }));
    savedTimes.set(now.file, new Date());
    if (now.file !== entry.file) forgetDraft(draftKey);
    return outcome;
  };

  return {
    data: held.data,
    base: held.base,
    change: (update) => setHeld(({ data, base }) => ({ data: update(data), base })),
    isChanged,
    isSaving,
    savedAt: savedTimes.get(entry.file),
    complaints: useMemo(
      () => (refused ? standingComplaints(refused, held.data) : []),
      [refused, held],
    ),
    recovered,
    isDraftLost,
    keepRecovered: () => setRecovered(undefined),
    discard: () => {
      forgetDraft(draftKey);
      setRecovered(undefined);
      setRefused(undefined);
      setHeld(saved);
    },
    save,
  };
}

/** The draft of an entry, where it is another than what is saved. */
function newerDraft(entry: Entry, draftKey: string): Draft | undefined {
  const draft = draftOf(draftKey);
  return draft && !equal(draft.data, entry.data) ? draft : undefined;
}

/**
 * Keeps a draft while there is something that is not saved.
 * @returns whether this browser could not
 */
function useKeptDraft(draftKey: string, { data, base }: Held, isChanged: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isChanged) setLost(!keepDraft(draftKey, { data, base, at: Date.now() }));
    else forgetDraft(draftKey);
  }, [draftKey, data, base, isChanged]);
  return isLost;
}
