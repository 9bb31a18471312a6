import { nameOfPhoto, smallPhotoAddress } from "../photos/photo-address";

interface ChangedPhotosProps {
  /** What they are, where that is not clear: `Było`. */
  label?: string;
  photos: readonly string[];
}

/** Small pictures of photos. One that was deleted since is left out. */
export function ChangedPhotos({ label, photos }: ChangedPhotosProps) {
  return (
    <p className="changed-photos row">
      {label && `${label}:`}
      {photos.map((place) => (
        <img
          key={place}
          src={smallPhotoAddress(place, "list")}
          alt={`Zdjęcie „${nameOfPhoto(place)}”`}
          width={80}
          height={80}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget: { style } }) => {
            style.display = "none";
          }}
        />
      ))}
    </p>
  );
}
