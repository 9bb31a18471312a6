import { useEffect, useMemo, useState } from "react";
import type { Complaint, Entry, Saved } from "../../shared/contract";
import { merge } from "../../shared/merge";
import { askServer } from "../ask-server";
import { type Outcome, useQuestions } from "../questions";
import { addressOf } from "../route";
import { type RefusedSave, standingComplaints } from "./complaints";
import { type Draft, draftsOf, forgetDraft, forgetKeys, keepDraft } from "./drafts";
import { asTyped, isSame } from "./same-for-readers";
import { useLeaveQuestion } from "./use-leave-question";

/** What a form holds, the text of the file that it was made from, and what that text said. */
type FormContent = Pick<Draft, "data" | "base" | "origin">;

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
  /** What other tabs had in the same places as that draft. */
  otherTexts: readonly string[];
  /** Whether another tab holds words of this form that are not saved. */
  isTypedElsewhere: boolean;
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
  const [draft] = useState(() => foundDraft(entry, address));
  const [draftKey, setDraftKey] = useState(address);
  const [saved, setSaved] = useState<FormContent>({
    data: entry.data,
    base: entry.isNew ? undefined : entry.base,
    origin: entry.data,
  });
  const [held, setHeld] = useState<FormContent>(draft ?? saved);
  const [recovered, setRecovered] = useState(draft && new Date(draft.at));
  const [isSaving, setSaving] = useState(false);
  const [byOthers, setByOthers] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<RefusedSave>();
  const { perform } = useQuestions();
  const isChanged = useMemo(() => !isSame(held.data, saved.data), [held, saved]);
  const label = entry.isNew ? `${entry.label}, nowa pozycja` : entry.label;
  const isDraftLost = useKeptDraft(draftKey, label, held, isChanged);
  // this tab has them now
  useEffect(() => forgetKeys(draft?.keys ?? []), [draft]);
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
    otherTexts: draft?.otherTexts ?? [],
    isTypedElsewhere: useTypedElsewhere(draftKey),
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

/**
 * The draft of an entry, where it is another than what is saved; of several tabs the newest, with what the others have
 * changed elsewhere. New entries stay apart.
 */
function foundDraft(entry: Entry, address: string) {
  const drafts = draftsOf(address).filter(({ data }) => !isSame(data, entry.data));
  const [newest, ...others] = entry.isNew ? drafts.slice(0, 1) : drafts;
  if (!newest) return undefined;
  const otherTexts: string[] = [];
  let { data } = newest;
  for (const other of others) {
    const merged = merge(other.origin, other.data, data);
    data = merged.data;
    otherTexts.push(...merged.clashes.flatMap(({ theirs }) => textsIn(theirs)));
  }
  const taken = [newest, ...others].filter(({ isOfOtherTab }) => isOfOtherTab);
  return { ...newest, data, otherTexts, keys: taken.map(({ key }) => key) };
}

const textsIn = (value: unknown): string[] =>
  typeof value === "object"
    ? Object.values(value ?? {}).flatMap(textsIn)
    : [String(value as string | number)].filter(Boolean);

/** Whether another tab holds words of a form that are not saved, since this one has shown it. */
function useTypedElsewhere(address: string): boolean {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    const look = () => setTyped(draftsOf(address).some(({ isOfOtherTab }) => isOfOtherTab));
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [address]);
  return isTyped;
}

/**
 * Keeps a draft while there is something that is not saved.
 * @returns whether this browser could not
 */
function useKeptDraft(
  draftKey: string,
  label: string,
  held: FormContent,
  isChanged: boolean,
): boolean {
  const [isLost, setLost] = useState(false);
  const { data, base, origin } = held;
  useEffect(() => {
    if (isChanged) setLost(!keepDraft(draftKey, { label, data, base, origin, at: Date.now() }));
    else forgetDraft(draftKey);
  }, [draftKey, label, data, base, origin, isChanged]);
  return isLost;
}
