import { useEffect, useMemo, useState } from "react";
import type { Entry } from "../../shared/contract";
import { FieldOf } from "../fields/field-of";
import { useQuestions } from "../questions";
import { ReadableText } from "../readable-text";
import { addressOf, goTo } from "../route";
import { hour } from "../start/day-and-time";
import { ComplaintSummary } from "./complaint-summary";
import { errorsOf } from "./complaints";
import { CopiedSentences } from "./copied-sentences";
import { forgetDraft } from "./drafts";
import { type FieldPath, focusField, FormStateContext } from "./form-state";
import { SaveBar } from "./save-bar";
import { useEntry } from "./use-entry";
import { withValue } from "./with-value";

interface EntryFormProps {
  entry: Entry;
  /** The name of the draft of what is typed. */
  draftKey: string;
  /** The field to show; again where it is another array. */
  field?: FieldPath;
}

/** The form of an entry, with what can be done with it. */
export function EntryForm({ entry, draftKey, field }: EntryFormProps) {
  const { file, label, isNew, form } = entry;
  const edited = useEntry(entry, draftKey);
  const { complaints, recovered } = edited;
  const { shown, show } = useShownFields(field);
  const lead = (path: FieldPath) => show([path], path);
  const [saves, setSaves] = useState(0);
  const errors = useMemo(() => errorsOf(complaints), [complaints]);
  const save = async () => {
    const { result, complaints: reasons } = await edited.save();
    setSaves((before) => before + 1);
    if (reasons) show(reasons.flatMap(({ path }) => (path ? [path] : [])));
    if (result && result.file !== file) goTo({ view: "entry", file: result.file });
  };
  return (
    <FormStateContext.Provider
      value={{
        shown,
        placeholders: entry.placeholders,
        errors,
        changeValue: (path, change) => edited.change((data) => withValue(data, path, change)),
      }}
    >
      <SaveBar label={label} edited={edited} onSave={() => void save()} />
      {recovered && (
        <div className="notice row" role="status">
          <p>Odzyskano niezapisane zmiany z {hour(recovered)}.</p>
          <button type="button" className="button line small" onClick={edited.keepRecovered}>
            Zostaw je
          </button>
          <button type="button" className="button line small" onClick={edited.discard}>
            Porzuć je
          </button>
        </div>
      )}
      {recovered && (
        <Told words="W innej karcie wpisano w tych samych miejscach:" texts={edited.otherTexts} />
      )}
      {edited.isTypedElsewhere && (
        <p className="notice" role="status">
          W innej karcie tego samego formularza też są niezapisane zmiany. Zapisz w obu: drugi zapis
          połączy je albo zapyta, które zostają.
        </p>
      )}
      <Told
        words="Tymczasem zmieniono gdzie indziej, i tak jest teraz zapisane:"
        texts={edited.byOthers}
      />
      {complaints.length > 0 && (
        <ComplaintSummary key={saves} complaints={complaints} onShow={lead} />
      )}
      {isNew && (
        <CopiedSentences form={form} copied={entry.data} data={edited.data} onShow={lead} />
      )}
      <FieldOf field={form} path={[]} value={edited.data} />
      {entry.isOneOfMany && !isNew && (
        <EntryButtons file={file} base={edited.base} draftKey={draftKey} />
      )}
    </FormStateContext.Provider>
  );
}

/** Texts that came from elsewhere; nothing where there are none. */
function Told({ words, texts }: { words: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="notice" role="status">
      <p>{words}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <ReadableText text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryButtonsProps {
  file: string;
  /** The text of the file that the editor saw. */
  base?: string;
  draftKey: string;
}

/** The buttons that copy and remove the whole entry. */
function EntryButtons({ file, base, draftKey }: EntryButtonsProps) {
  const { perform } = useQuestions();
  const remove = async () => {
    const { result } = await perform("delete", { file, base }, "Nie usunięto.");
    if (!result) return;
    forgetDraft(draftKey);
    goTo({ view: "start" });
  };
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  return (
    <div className="row">
      <a className="button line" href={addressOf({ view: "new", folder, copyOf: file })}>
        Zrób kopię
      </a>
      <button type="button" className="button line danger" onClick={() => void remove()}>
        Usuń
      </button>
    </div>
  );
}

interface ShownFields {
  shown: readonly FieldPath[];
  focused?: FieldPath;
}

/** The fields to be seen, and the one among them that gets the focus when its lists are open. */
function useShownFields(field: FieldPath | undefined) {
  const [{ shown, focused }, setState] = useState<ShownFields>({ shown: [] });
  const show = (fields: ShownFields["shown"], toFocus?: FieldPath) =>
    setState({ shown: fields, focused: toFocus });
  const [asked, setAsked] = useState<FieldPath>();
  if (field !== asked) {
    setAsked(field);
    if (field) show([field], field);
  }
  useEffect(() => {
    if (focused) focusField(focused);
  }, [shown, focused]);
  return { shown, show };
}
