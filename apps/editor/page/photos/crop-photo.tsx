import { useId, useState } from "react";
import type { AddedPhoto } from "../../shared/contract";
import type { FileQuestionProps } from "../send-files/sent-files";

type Cropped = Extract<AddedPhoto, { kind: "crop" }>;

/** Lets somebody choose which part of the longer side stays of a photo whose shape is wrong. */
export function CropPhoto({ file, answer, onAnswer }: FileQuestionProps<Cropped>) {
  const [percent, setPercent] = useState(50);
  const slider = useId();
  const { preview, width, height, shape } = answer;
  const isTall = width / height < shape;
  const share = `${percent}%`;
  return (
    <div className="crop stack">
      <p>
        To zdjęcie jest za {isTall ? "wysokie" : "szerokie"} na swoje miejsce. Wybierz, która część
        zostaje.
      </p>
      <img
        src={preview}
        alt={`Część zdjęcia ${file.name}, która zostaje`}
        style={{
          aspectRatio: shape,
          objectPosition: isTall ? `50% ${share}` : `${share} 50%`,
        }}
      />
      <label htmlFor={slider}>{isTall ? "Wyżej lub niżej" : "W lewo lub w prawo"}</label>
      <input
        id={slider}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={isTall ? `${share} od góry` : `${share} od lewej`}
        onChange={(event) => setPercent(Number(event.target.value))}
      />
      <button
        type="button"
        className="button small"
        onClick={() => onAnswer({ crop: String(percent / 100) })}
      >
        Przytnij i zapisz
      </button>
    </div>
  );
}
