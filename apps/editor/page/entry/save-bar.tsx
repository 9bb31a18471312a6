import { useEffect } from "react";
import { hour } from "../start/day-and-time";
import type { EditedEntry } from "./use-entry";

interface SaveBarProps {
  label: string;
  edited: EditedEntry;
  onSave: () => void;
}

/** The entry's name, whether it is saved, and the button that saves it; also by Ctrl+S. */
export function SaveBar({ label, edited, onSave }: SaveBarProps) {
  const { isSaving } = edited;
  useEffect(() => {
    const saveByKeys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener("keydown", saveByKeys);
    return () => window.removeEventListener("keydown", saveByKeys);
  }, [onSave]);
  return (
    <div className="save-bar">
      <h1>{label}</h1>
      <p className="hint" role="status">
        {stateInWords(edited)}
      </p>
      <button
        type="button"
        className="button"
        aria-busy={isSaving}
        aria-keyshortcuts="Control+S"
        title="Ctrl+S"
        onClick={onSave}
      >
        {isSaving ? "Zapisuję…" : "Zapisz"}
      </button>
    </div>
  );
}

function stateInWords({ isSaving, isChanged, savedAt, isDraftLost }: EditedEntry): string {
  if (isSaving) return "Zapisuję…";
  if (isChanged && isDraftLost)
    return "Niezapisane: ta przeglądarka nie zachowa zmian, zapisz teraz";
  if (isChanged) return "Są niezapisane zmiany";
  return savedAt ? `Zapisano o ${hour(savedAt)}` : "";
}
