import { type ChangeEvent, useRef } from "react";
import { count } from "../../../content-model/browser";
import { Complaints } from "../questions";
import { CropPhoto } from "./crop-photo";
import type { PhotoTarget } from "./send-photo";
import { type SentPhoto, useSentPhotos } from "./use-sent-photos";

interface SendPhotosProps {
  /** What the button says: `Dodaj zdjęcia`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  target: PhotoTarget;
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  /** Takes the place of each photo as soon as it is part of the content. */
  onAdded: (place: string) => void;
}

/** A button to choose photos, one with the camera on a phone, and what becomes of each photo. */
export function SendPhotos({ label, about, target, isMultiple, onAdded }: SendPhotosProps) {
  const { photos, sendAll, sendCropped } = useSentPhotos(onAdded);
  const list = useRef<HTMLUListElement>(null);
  const isReplaced = "place" in target;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    sendAll([...(event.target.files ?? [])], target);
    // So that the same file can be chosen again.
    event.target.value = "";
  };
  const crop = (photo: SentPhoto, share: number) => {
    // The button that was pressed goes.
    list.current?.focus();
    sendCropped(photo, share);
  };
  return (
    <div className="send-media">
      <div className="row">
        <label className={isMultiple ? "button" : "button line small"}>
          {label} {about && <span className="visually-hidden">{about}</span>}
          <input
            className="visually-hidden"
            type="file"
            accept="image/*,.heic,.heif"
            multiple={isMultiple}
            onChange={choose}
          />
        </label>
        {!isReplaced && (
          <label className="button line with-camera">
            Zrób zdjęcie
            <input
              className="visually-hidden"
              type="file"
              accept="image/*"
              capture="environment"
              onChange={choose}
            />
          </label>
        )}
      </div>
      <p role="status">{photos.length > 0 && summaryOf(photos, isReplaced)}</p>
      {photos.length > 0 && (
        <ul
          role="list"
          className="sent-photos"
          ref={list}
          tabIndex={-1}
          aria-label="Wysłane zdjęcia"
        >
          {photos.map((photo) => (
            <li key={photo.id}>
              <strong>{photo.file.name}</strong>
              <State photo={photo} isReplaced={isReplaced} onCrop={(share) => crop(photo, share)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface StateProps {
  photo: SentPhoto;
  isReplaced: boolean;
  onCrop: (share: number) => void;
}

function State({ photo: { file, state }, isReplaced, onCrop }: StateProps) {
  switch (state.kind) {
    case "waiting":
      return <p>czeka na swoją kolej</p>;
    case "sending":
      return (
        <p>
          wysyłanie i zmniejszanie… <progress aria-label={`Wysyłanie ${file.name}`} />
        </p>
      );
    case "crop":
      return <CropPhoto name={file.name} cropped={state.cropped} onCrop={onCrop} />;
    case "added":
      return <p>{isReplaced ? "zamieniono" : "dodano"}</p>;
    case "refused":
      return (
        <div className="notice error">
          <Complaints complaints={state.complaints} />
        </div>
      );
  }
}

function summaryOf(photos: readonly SentPhoto[], isReplaced: boolean): string {
  const inState = (...kinds: SentPhoto["state"]["kind"][]) =>
    photos.filter(({ state }) => kinds.includes(state.kind)).length;
  const done = `${isReplaced ? "Zamieniono" : "Dodano"}: ${inState("added")} z ${photos.length}.`;
  const under = inState("waiting", "sending");
  const toCrop = inState("crop");
  const refused = inState("refused");
  return [
    done,
    under > 0 && `W drodze: ${under}.`,
    toCrop > 0 && `Do przycięcia: ${toCrop}.`,
    refused > 0 && `Nie przyjęto: ${count(refused, "zdjęcia", "zdjęć", "zdjęć")}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
