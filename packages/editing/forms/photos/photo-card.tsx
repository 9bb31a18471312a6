import { useEffect, useId, useRef } from "react";
import type { Photo } from "../../contract";
import { askServer } from "../ask-server";
import { useQuestions } from "../questions";
import { addressOf } from "../route";
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
  const { ask, carryOut, complain } = useQuestions();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { place, uses } = photo;
  const name = nameOfPhoto(place);
  useEffect(() => {
    if (news) card.current?.focus();
  }, [news]);

  const deletePhoto = async () => {
    const question = {
      ask: `Usunąć zdjęcie ${name} na stałe?`,
      places: [],
      agree: "Usuń",
    };
    // The server asks about places only.
    if (uses.length === 0 && (await ask(question)) !== "agree") return;
    const { answer } = await carryOut((agreed) =>
      askServer("delete-photo", { file: place, agreed }),
    );
    if (answer.kind === "refused") await complain("Nie usunięto zdjęcia.", answer.complaints);
    if (answer.kind === "done") onDeleted();
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
      {uses.length === 0 ? (
        <p className="unused">Nieużywane</p>
      ) : (
        <ul role="list" className="uses" aria-label="Użyte w">
          {uses.map(({ file, path, label }) => (
            <li key={`${file} ${path.join(" ")}`}>
              <a href={addressOf({ view: "entry", file, field: JSON.stringify(path) })}>{label}</a>
            </li>
          ))}
        </ul>
      )}
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
