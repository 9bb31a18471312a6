import { useEffect, useId, useRef, useState } from "react";
import type { Photo } from "../../shared/contract";
import { ListOfUses } from "../list-of-uses";
import { useQuestions } from "../questions";
import { folderOfPhoto, nameOfPhoto } from "./photo-address";
import { PhotoPicker } from "./photo-picker";
import { SmallPhoto } from "./small-photo";

interface PhotoCardProps {
  photo: Photo;
  /** What just happened here; then the card has the focus. */
  notice?: string;
  /** Is called after the photo is gone. @param instead the place of the photo that is shown where it was */
  onGone: (instead?: string) => void;
}

/** A photo with the places where it is used; it can be deleted in all of them, and another one shown there. */
export function PhotoCard({ photo, notice, onGone }: PhotoCardProps) {
  const { perform } = useQuestions();
  const [isReplacing, setReplacing] = useState(false);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { place, uses } = photo;
  const name = nameOfPhoto(place);
  useEffect(() => {
    if (notice) card.current?.focus();
  }, [notice]);

  const deletePhoto = async (instead?: string) => {
    setReplacing(false);
    if (instead === place) return;
    const request = { file: place, instead };
    const { result } = await perform("delete", request, "Nie usunięto zdjęcia.");
    if (result) onGone(instead);
  };

  return (
    <article
      ref={card}
      className="photo-card stack"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-notice`}
    >
      <SmallPhoto photo={photo} />
      <h3 id={`${id}-name`}>{name}</h3>
      {notice && (
        <p id={`${id}-notice`} className="notice success">
          {notice}
        </p>
      )}
      <ListOfUses label="Użyte w" uses={uses} none="Nieużywane" />
      <div className="row">
        {uses.length > 0 && (
          <button type="button" className="button line small" onClick={() => setReplacing(true)}>
            Zamień <span className="visually-hidden">{name}</span>
          </button>
        )}
        <button
          type="button"
          className="button line small danger"
          onClick={() => void deletePhoto()}
        >
          Usuń <span className="visually-hidden">{name}</span>
        </button>
      </div>
      {isReplacing && (
        <PhotoPicker
          folder={folderOfPhoto(place)}
          onChoose={(chosen) => void deletePhoto(chosen)}
          onClose={() => setReplacing(false)}
        />
      )}
    </article>
  );
}
