import { type ReactNode, useId, useState } from "react";
import { groupBy } from "@typed-site/utils";
import { count } from "gatsby-plugin-typed-content/browser";
import type { Photo } from "../../shared/contract";
import { hasAllWords } from "../has-all-words";

interface PhotoGridProps {
  photos: readonly Photo[];
  /** Draws what is in a photo's tile. */
  children: (photo: Photo) => ReactNode;
}

/** Photos by what they are for, with a field that leaves those with some words in description, name or use. */
export function PhotoGrid({ photos, children }: PhotoGridProps) {
  const [words, setWords] = useState("");
  const [isUnused, setUnused] = useState(false);
  const filter = useId();
  const shown = photos.filter(
    (photo) => hasAllWords(textOf(photo), words) && !(isUnused && photo.uses.length > 0),
  );
  const sections = [...groupBy(shown, ({ section }) => section)];
  return (
    <div className="photos stack">
      <div className="photo-filter stack">
        <label htmlFor={filter}>Pokaż zdjęcia, w których opisie, nazwie lub miejscu jest</label>
        <input
          id={filter}
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <label className="ticked">
          <input
            type="checkbox"
            checked={isUnused}
            onChange={(event) => setUnused(event.target.checked)}
          />
          tylko nieużywane
        </label>
      </div>
      <p role="status">
        {count(shown.length, "zdjęcie", "zdjęcia", "zdjęć")}
        {shown.length === 0 && photos.length > 0 && ". Wpisz mniej słów albo inne."}
      </p>
      {sections.map(([section, inSection]) => (
        <section key={section} aria-label={section}>
          <h2>{section}</h2>
          {/* Safari tells a list without bullets as none, except with a role. */}
          <ul role="list" className="photo-grid">
            {inSection.map((photo) => (
              <li key={photo.place}>{children(photo)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const textOf = ({ place, section, uses }: Photo): string =>
  [place, section, ...uses.flatMap(({ alt, label }) => [alt, label])].join(" ");
