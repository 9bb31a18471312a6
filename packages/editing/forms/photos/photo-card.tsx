import { useId, useState } from "react";
import type { Photo } from "../../contract";
import { askServer } from "../ask-server";
import { useQuestions } from "../questions";
import { addressOf } from "../route";
import { nameOfPhoto } from "./photo-address";
import { SendPhotos } from "./send-photos";
import { SmallPhoto } from "./small-photo";

interface PhotoCardProps {
  photo: Photo;
  /** Is called after the photo was replaced or deleted. */
  onChanged: () => void;
}

/** A photo with the places where it is used; it can be replaced and deleted in all of them. */
export function PhotoCard({ photo, onChanged }: PhotoCardProps) {
  const { ask, carryOut, complain } = useQuestions();
  const [edition, setEdition] = useState(0);
  const heading = useId();
  const { place, uses } = photo;
  const name = nameOfPhoto(place);

  const deletePhoto = async () => {
    const isAsked = uses.length > 0;
    const question = { ask: `Usunąć zdjęcie ${name} na stałe?`, places: [], agree: "Usuń" };
    // The server asks about places only.
    if (!isAsked && (await ask(question)) !== "agree") return;
    const { answer } = await carryOut((agreed) =>
      askServer("delete-photo", { file: place, agreed }),
    );
    if (answer.kind === "refused") await complain("Nie usunięto zdjęcia.", answer.complaints);
    if (answer.kind === "done") onChanged();
  };

  return (
    <article className="photo-card" aria-labelledby={heading}>
      <SmallPhoto photo={photo} edition={edition} />
      <h3 id={heading}>{name}</h3>
      {uses.length === 0 ? (
        <p className="unused">Nieużywane</p>
      ) : (
        <ul className="uses" aria-label="Użyte w">
          {uses.map(({ file, path, label }) => (
            <li key={`${file} ${path.join(" ")}`}>
              <a href={addressOf({ view: "entry", file, field: JSON.stringify(path) })}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <SendPhotos
          label="Zamień"
          target={{ place }}
          onAdded={() => {
            setEdition((before) => before + 1);
            onChanged();
          }}
        />
        <button
          type="button"
          className="button line small danger"
          onClick={() => void deletePhoto()}
        >
          Usuń
        </button>
      </div>
    </article>
  );
}
