import { useState } from "react";
import { useFormState } from "../entry/form-state";
import { useGroup } from "../fields/group-context";
import { smallPhotoAddress } from "../photos/photo-address";
import { PhotoPicker } from "../photos/photo-picker";
import type { ControlProps } from "./control-props";
import { shownValue } from "./shown-value";

/** A photo, and the window to choose another. */
export function PhotoControl({ field, attributes, onChange, ...props }: ControlProps<"photo">) {
  const { folder, pathToContent, isNeeded, label } = field;
  const [isChoosing, setChoosing] = useState(false);
  const [isNew, setNew] = useState(false);
  const { changeValue } = useFormState();
  const { path, isOptional, photoFacts } = useGroup();
  const value = shownValue(props.value);
  const change = (photo: string) => {
    onChange(photo);
    for (const fact of photoFacts) changeValue(fact, () => undefined);
  };
  const leaveOut = () => {
    if (isNeeded) changeValue(path, () => undefined);
    else change("");
    setNew(false);
    // The button that was pressed goes.
    document.getElementById(attributes.id)?.focus();
  };
  const choose = (place: string) => {
    setChoosing(false);
    setNew(value !== "");
    change(`${pathToContent}${place}`);
  };
  return (
    <div className="photo stack">
      {value && <img src={smallPhotoAddress(value, "form")} alt="" />}
      <div className="row">
        <button
          id={attributes.id}
          aria-describedby={attributes["aria-describedby"]}
          data-needed={isNeeded || undefined}
          type="button"
          className="button line small"
          aria-label={`${value ? "Zamień" : "Wybierz"} zdjęcie: ${label}`}
          onClick={() => setChoosing(true)}
        >
          {value ? "Zamień zdjęcie" : "Wybierz zdjęcie"}
        </button>
        {value && (isOptional || !isNeeded) && (
          <button type="button" className="button line small" onClick={leaveOut}>
            Bez zdjęcia
          </button>
        )}
      </div>
      {isNew && (
        <p className="notice" role="status">
          To nowe zdjęcie: sprawdź, czy opis pod nim mówi, co na nim widać.
        </p>
      )}
      {isChoosing && (
        <PhotoPicker folder={folder} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
