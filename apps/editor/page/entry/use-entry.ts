import { useEffect, useMemo, useState } from "react";
import type { Complaint, Entry, Saved } from "../../shared/contract";
import { merge } from "../../shared/merge";
import { askServer } from "../ask-server";
import { type Outcome, useQuestions } from "../questions";
import { addressOf } from "../route";
import { type RefusedSave, standingComplaints } from "./complaints";
import { type Draft, draftOf, forgetDraft, keepDraft } from "./drafts";
import { asTyped, isSame } from "./same-for-readers";
import { useLeaveQuestion } from "./use-leave-question";

/** What a form holds, the text of the file that it was made from, and what that text said. */
type Held = Pick<Draft, "data" | "base" | "origin">;

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
  /** What others changed before the last save, and the form shows since, in words. */
  byOthers: readonly string[];
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
 * @param address its address, the name of its draft
 */
export function useEntry(entry: Entry, address: string): EditedEntry {
  const [draft] = useState(() => newerDraft(entry, address));
  const [draftKey, setDraftKey] = useState(address);
  const [saved, setSaved] = useState<Held>({
    data: entry.data,
    base: entry.isNew ? undefined : entry.base,
    origin: entry.data,
  });
  const [held, setHeld] = useState<Held>(draft ?? saved);
  const [recovered, setRecovered] = useState(draft && new Date(draft.at));
  const [isSaving, setSaving] = useState(false);
  const [byOthers, setByOthers] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<RefusedSave>();
  const { perform } = useQuestions();
  const isChanged = useMemo(() => !isSame(held.data, saved.data), [held, saved]);
  const label = entry.isNew ? `${entry.label}, nowa pozycja` : entry.label;
  const isDraftLost = useKeptDraft(draftKey, label, held, isChanged);
  useLeaveQuestion(isChanged);

  /** Takes what others saved, and keeps what only this editor has changed. */
  const takeNewer = async () => {
    const newer = await askServer("entry", { file: entry.file }, (complaints) =>
      setRefused({ complaints, data: held.data }),
    );
    if (!newer) return;
    const { data: origin, base } = newer;
    setRefused(undefined);
    setRecovered(undefined);
    setSaved({ data: origin, base, origin });
    setHeld((typed) => ({ data: merge(typed.origin, typed.data, origin).data, base, origin }));
  };

  const save = async () => {
    if (isSaving) return {};
    setSaving(true);
    const { data, base } = held;
    const change = { file: entry.file, data, base };
    const outcome = await perform("save", change, (complaints) => setRefused({ complaints, data }));
    if (outcome.reply === "newer") await takeNewer();
    setSaving(false);
    const { result: now } = outcome;
    if (!now) return outcome;
    setRefused(undefined);
    setRecovered(undefined);
    setByOthers(now.byOthers ?? []);
    const state = { data: asTyped(data, now.data), base: now.base, origin: now.data };
    setSaved(state);
    // With what was typed since it was sent.
    setHeld((typed) => ({ ...state, data: merge(data, state.data, typed.data).data }));
    savedTimes.set(now.file, new Date());
    if (now.file !== entry.file) {
      // The form at the new address finds what was typed meanwhile.
      forgetDraft(draftKey);
      setDraftKey(addressOf({ view: "entry", file: now.file }));
    }
    return outcome;
  };

  return {
    data: held.data,
    base: held.base,
    change: (update) => setHeld((typed) => ({ ...typed, data: update(typed.data) })),
    isChanged,
    isSaving,
    savedAt: savedTimes.get(entry.file),
    complaints: useMemo(
      () => (refused ? standingComplaints(refused, held.data) : []),
      [refused, held],
    ),
    byOthers,
    recovered,
    isDraftLost,
    keepRecovered: () => setRecovered(undefined),
    discard: () => {
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
  return draft && !isSame(draft.data, entry.data) ? draft : undefined;
}

/**
 * Keeps a draft while there is something that is not saved.
 * @returns whether this browser could not
 */
function useKeptDraft(draftKey: string, label: string, held: Held, isChanged: boolean): boolean {
  const [isLost, setLost] = useState(false);
  const { data, base, origin } = held;
  useEffect(() => {
    if (isChanged) setLost(!keepDraft(draftKey, { label, data, base, origin, at: Date.now() }));
    else forgetDraft(draftKey);
  }, [draftKey, label, data, base, origin, isChanged]);
  return isLost;
}
