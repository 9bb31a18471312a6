import { nameOfPhoto, smallPhotoAddress } from "../photos/photo-address";

/** Small pictures of photos. One that was deleted since is left out. */
export function ChangedPhotos({ photos }: { photos: readonly string[] }) {
  return (
    <p className="changed-photos row">
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
