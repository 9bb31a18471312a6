import type { AddedPhoto } from "../../shared/contract";
import type { KEPT_FILES } from "../send-files/kept-files";
import { SendFiles } from "../send-files/send-files";
import { CropPhoto } from "./crop-photo";

interface SendPhotosProps {
  /** What the button says: `Dodaj zdjęcia`. */
  label: string;
  /** The folder below `photos/` that they go into. */
  folder: string;
  /** Whether several can be chosen at once. */
  isMultiple?: boolean;
  /** The files of a view; see `SendFiles`. */
  kept?: typeof KEPT_FILES.photos;
  /** Takes the place of each photo as soon as it is part of the content. */
  onAdded: (place: string) => void;
}

type Added = Extract<AddedPhoto, { kind: "added" }>;

/** A button to choose photos, one with the camera on a phone; of one in a wrong shape the part that stays is asked. */
export function SendPhotos({ label, folder, isMultiple, kept, onAdded }: SendPhotosProps) {
  return (
    <SendFiles
      label={label}
      accept="image/*,.heic,.heif"
      isMultiple={isMultiple}
      hasCamera
      name="add-photo"
      query={{ folder }}
      kept={kept}
      Question={CropPhoto}
      onAdded={({ place }: Added) => onAdded(place)}
    />
  );
}
