import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import type { FieldOptions } from "../../contract";
import { smallPhotoAddress } from "../photos/photo-address";
import { PhotoPicker } from "../photos/photo-picker";
import { inputAttributes, shownValue } from "./input-attributes";

/** A photo, and the window to choose another. */
export function PhotoWidget(props: WidgetProps) {
  const { onChange, options, required, label } = props;
  const { photoFolder = "", up = "" } = options as FieldOptions;
  const [isChoosing, setChoosing] = useState(false);
  const [isNew, setNew] = useState(false);
  const value = shownValue(props.value);
  const choose = (place: string) => {
    setChoosing(false);
    setNew(value !== "");
    onChange(`${up}${place}`);
  };
  return (
    <div className="photo">
      {value && <img src={smallPhotoAddress(value, "form")} alt="" />}
      <div className="row">
        <button
          {...inputAttributes(props)}
          aria-required={undefined}
          aria-invalid={undefined}
          type="button"
          className="button line small"
          aria-label={`${value ? "Zmień" : "Wybierz"} zdjęcie: ${label}`}
          onClick={() => setChoosing(true)}
        >
          {value ? "Zmień zdjęcie" : "Wybierz zdjęcie"}
        </button>
        {value && !required && (
          <button type="button" className="button line small" onClick={() => onChange("")}>
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
        <PhotoPicker folder={photoFolder} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
