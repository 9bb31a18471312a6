import { useState } from "react";
import { nameOfPhoto, smallPhotoAddress } from "../forms/photos/photo-address";

/** Small pictures of photos. One that was deleted since is left out. */
export function ChangedPhotos({ photos }: { photos: readonly string[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <p className="changed-photos">
      {photos
        .filter((place) => !gone.includes(place))
        .map((place) => (
          <img
            key={place}
            src={smallPhotoAddress(place, "list")}
            alt={`Zdjęcie „${nameOfPhoto(place)}”`}
            width={80}
            height={80}
            loading="lazy"
            decoding="async"
            onError={() => setGone((all) => [...all, place])}
          />
        ))}
    </p>
  );
}
