import type { AddedPhoto } from "../../contract";
import { SendFiles } from "../send-files/send-files";
import { CropPhoto } from "./crop-photo";

interface SendPhotosProps {
  /** What the button says: `Dodaj zdjęcia`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  /** Where photos go: into a folder below `photos/`, or in place of another. */
  target: { folder: string } | { place: string };
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  /** Takes the place of each photo as soon as it is part of the content. */
  onAdded: (place: string) => void;
}

/** A button to choose photos, one with the camera on a phone; of one in a wrong shape the part that stays is asked. */
export function SendPhotos({ label, about, target, isMultiple, onAdded }: SendPhotosProps) {
  const isReplaced = "place" in target;
  return (
    <SendFiles<AddedPhoto>
      label={label}
      about={about}
      accept="image/*,.heic,.heif"
      isMultiple={isMultiple}
      hasCamera={!isReplaced}
      name={isReplaced ? "replace-photo" : "add-photo"}
      query={{ ...target }}
      Question={CropPhoto}
      onAdded={({ place }) => onAdded(place)}
    />
  );
}
