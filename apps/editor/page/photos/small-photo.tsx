import type { Photo } from "../../shared/contract";
import { nameOfPhoto, smallPhotoAddress } from "./photo-address";

/** A photo as it is shown in a grid: loaded when it comes near, its room kept before. */
export function SmallPhoto({ photo }: { photo: Photo }) {
  const { place, width, height, uses } = photo;
  return (
    <img
      className="small-photo"
      src={smallPhotoAddress(place, "grid")}
      alt={uses[0]?.alt || `Zdjęcie ${nameOfPhoto(place)}`}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
