import type { ClipboardEvent } from "react";
import { idOfField, useFormState } from "../entry/form-state";
import { useGroup } from "../fields/group-context";
import type { ControlProps } from "./control-props";
import { NumberControl } from "./number";
import { coordinatesIn } from "./read-coordinates";

/** A latitude or a longitude; both are filled by what was copied from a map. */
export function CoordinatesControl({ attributes, value, onChange }: Omit<ControlProps, "field">) {
  const { path, coordinates } = useGroup();
  const { changeValue } = useFormState();
  const [first = ""] = coordinates;
  const paste = (event: ClipboardEvent) => {
    const pair = coordinatesIn(event.clipboardData.getData("text/plain"));
    if (!pair || coordinates.length < 2) return;
    event.preventDefault();
    for (const [index, key] of coordinates.entries())
      changeValue([...path, key], () => pair[index]);
  };
  return (
    <>
      <NumberControl attributes={attributes} value={value} onChange={onChange} onPaste={paste} />
      {attributes.id === idOfField([...path, first]) && (
        <p className="hint">
          Skopiuj z mapy i wklej tutaj: wypełnią się oba pola. W Mapach Google kliknij miejsce
          prawym przyciskiem i wybierz pierwszy wiersz, na przykład „54.70, 18.67”.
        </p>
      )}
    </>
  );
}
