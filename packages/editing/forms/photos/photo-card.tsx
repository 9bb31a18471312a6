import { useEffect, useId, useRef } from "react";
import type { Photo } from "../../contract";
import { ListOfUses } from "../list-of-uses";
import { useQuestions } from "../questions";
import { nameOfPhoto } from "./photo-address";
import { SendPhotos } from "./send-photos";
import { SmallPhoto } from "./small-photo";

interface PhotoCardProps {
  photo: Photo;
  /** What just happened here; then the card has the focus. */
  news?: string;
  /** Is called after the photo was replaced, with the place of the new one: the server gives it a name of its own. */
  onReplaced: (place: string) => void;
  onDeleted: () => void;
}

/** A photo with the places where it is used; it can be replaced and deleted in all of them. */
export function PhotoCard({ photo, news, onReplaced, onDeleted }: PhotoCardProps) {
  const { carryOut, complain } = useQuestions();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { place, uses } = photo;
  const name = nameOfPhoto(place);
  useEffect(() => {
    if (news) card.current?.focus();
  }, [news]);

  const deletePhoto = async () => {
    const { result } = await carryOut("delete-photo", { file: place }, (complaints) =>
      complain("Nie usunięto zdjęcia.", complaints),
    );
    if (result) onDeleted();
  };

  return (
    <article
      ref={card}
      className="photo-card"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-news`}
    >
      <SmallPhoto photo={photo} />
      <h3 id={`${id}-name`}>{name}</h3>
      {news && (
        <p id={`${id}-news`} className="notice success">
          {news}
        </p>
      )}
      <ListOfUses label="Użyte w" uses={uses} none="Nieużywane" />
      <div className="row">
        <SendPhotos label="Zamień" about={name} target={{ place }} onAdded={onReplaced} />
        <button
          type="button"
          className="button line small danger"
          onClick={() => void deletePhoto()}
        >
          Usuń <span className="visually-hidden">{name}</span>
        </button>
      </div>
    </article>
  );
}
