import type { WidgetProps } from "@rjsf/utils";
import type { ClipboardEvent } from "react";
import { useFormState } from "../entry/form-state";
import { useGroup } from "../templates/group";
import { inputAttributes, shownValue } from "./input-attributes";
import { coordinatesIn } from "./read-coordinates";

/** A latitude or a longitude; both are filled by what was copied from a map. */
export function CoordinatesWidget(props: WidgetProps) {
  const { name, onChange } = props;
  const { path, coordinates } = useGroup();
  const { setValue } = useFormState();
  const paste = (event: ClipboardEvent) => {
    const pair = coordinatesIn(event.clipboardData.getData("text/plain"));
    if (!pair || coordinates.length < 2) return;
    event.preventDefault();
    for (const [index, key] of coordinates.entries()) setValue([...path, key], pair[index]);
  };
  return (
    <>
      <input
        {...inputAttributes(props)}
        inputMode="decimal"
        value={shownValue(props.value)}
        onChange={({ target }) => onChange(target.value.replace(",", "."))}
        onPaste={paste}
      />
      {name === coordinates[0] && (
        <p className="hint">
          Skopiuj z mapy i wklej tutaj: wypełnią się oba pola. W Mapach Google kliknij miejsce
          prawym przyciskiem i wybierz pierwszy wiersz, na przykład „54.70, 18.67”.
        </p>
      )}
    </>
  );
}
