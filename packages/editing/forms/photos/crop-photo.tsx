import { useId, useState } from "react";
import type { AddedPhoto } from "../../contract";

interface CropPhotoProps {
  name: string;
  cropped: Extract<AddedPhoto, { kind: "crop" }>;
  /** Takes which part of the longer side stays, from 0 (top or left) to 1. */
  onCrop: (crop: number) => void;
}

/** Lets somebody choose which part of a photo of a wrong shape stays. */
export function CropPhoto({ name, cropped, onCrop }: CropPhotoProps) {
  const [percent, setPercent] = useState(50);
  const slider = useId();
  const { preview, width, height, shape } = cropped;
  const isTall = width / height < shape;
  const share = `${percent}%`;
  return (
    <div className="crop">
      <p>
        To zdjęcie jest za {isTall ? "wysokie" : "szerokie"} na swoje miejsce. Wybierz, która część
        zostaje.
      </p>
      <img
        src={preview}
        alt={`Część zdjęcia ${name}, która zostaje`}
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
      <button type="button" className="button small" onClick={() => onCrop(percent / 100)}>
        Przytnij i zapisz
      </button>
    </div>
  );
}
