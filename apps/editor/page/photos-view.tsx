import { useState } from "react";
import { groupBy } from "@typed-site/utils";
import type { Photo } from "../shared/contract";
import { Answered } from "./answered";
import { folderOfPhoto, nameOfPhoto } from "./photos/photo-address";
import { PhotoCard } from "./photos/photo-card";
import { PhotoGrid } from "./photos/photo-grid";
import { SendPhotos } from "./photos/send-photos";
import { KEPT_FILES } from "./send-files/kept-files";

/** All photos, with where each is used; adds, deletes and replaces them. */
export function PhotosView() {
  return (
    <main className="page">
      <h1>Zdjęcia</h1>
      {/* The first time, each photo is looked at. */}
      <Answered name="photos" request={{}} waiting={<p role="status">Wczytywanie zdjęć…</p>}>
        {(photos, readAgain) => <AllPhotos photos={photos} onChanged={readAgain} />}
      </Answered>
    </main>
  );
}

interface AllPhotosProps {
  photos: readonly Photo[];
  /** Is called after the content has other photos. */
  onChanged: () => void;
}

function AllPhotos({ photos, onChanged }: AllPhotosProps) {
  const [notice, setNotice] = useState({ place: "", words: "" });
  /** The button that was pressed goes with its photo: the focus goes to the one in its place, or to its neighbour. */
  const tellGone = ({ place }: Photo, instead?: string) => {
    const index = photos.findIndex((photo) => photo.place === place);
    const neighbour = photos[index + 1] ?? photos[index - 1];
    setNotice(
      instead === undefined
        ? { place: neighbour?.place ?? "", words: `Usunięto zdjęcie ${nameOfPhoto(place)}.` }
        : { place: instead, words: "Zamieniono. Sprawdź, czy opisy pasują." },
    );
    onChanged();
  };
  return (
    <>
      <AddPhotos photos={photos} onAdded={onChanged} />
      <PhotoGrid photos={photos}>
        {(photo) => (
          <PhotoCard
            photo={photo}
            notice={photo.place === notice.place ? notice.words : undefined}
            onGone={(instead) => tellGone(photo, instead)}
          />
        )}
      </PhotoGrid>
    </>
  );
}

/** Adds photos to one of the sections; at first to the one with the most photos. */
function AddPhotos({ photos, onAdded }: { photos: readonly Photo[]; onAdded: () => void }) {
  const sections = mostFirst(photos, ({ section }) => section).map(([section, inSection]) => ({
    section,
    folder: mostFirst(inSection, ({ place }) => folderOfPhoto(place))[0]?.[0] ?? "",
  }));
  const [chosen, setChosen] = useState<string>();
  const folder = chosen ?? sections[0]?.folder ?? "";
  return (
    <section className="card add-media stack" aria-labelledby="add-photos">
      <h2 id="add-photos">Nowe zdjęcia</h2>
      <p className="hint">
        Przyjmujemy też zdjęcia z iPhone’a (HEIC). Każde zmniejszamy i usuwamy z niego zapis, gdzie
        i kiedy je zrobiono. Nazwę nadaje strona.
      </p>
      <label>
        Do czego
        <select value={folder} onChange={(event) => setChosen(event.target.value)}>
          {sections.map((one) => (
            <option key={one.section} value={one.folder}>
              {one.section}
            </option>
          ))}
        </select>
      </label>
      <SendPhotos
        label="Dodaj zdjęcia"
        folder={folder}
        isMultiple
        kept={KEPT_FILES.photos}
        onAdded={onAdded}
      />
    </section>
  );
}

/** Photos in groups, the largest group first. */
const mostFirst = (photos: readonly Photo[], keyOf: (photo: Photo) => string) =>
  [...groupBy(photos, keyOf)].sort(([, some], [, others]) => others.length - some.length);
