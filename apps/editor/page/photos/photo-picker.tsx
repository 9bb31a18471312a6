import type { Photo } from "../../shared/contract";
import { Answered } from "../answered";
import { Dialog } from "../dialog";
import { folderOfPhoto, nameOfPhoto } from "./photo-address";
import { PhotoGrid } from "./photo-grid";
import { SendPhotos } from "./send-photos";
import { SmallPhoto } from "./small-photo";

interface PhotoPickerProps {
  /** The folder below `photos/` for a new one: `realizacje`. */
  folder: string;
  /** Takes the place of the chosen photo below `content/`: `photos/realizacje/14.jpg`. */
  onChoose: (place: string) => void;
  onClose: () => void;
}

/** A window with all photos, to choose one of them or to add one. */
export function PhotoPicker({ folder, onChoose, onClose }: PhotoPickerProps) {
  return (
    <Dialog label="Wybierz zdjęcie" onClose={onClose}>
      <SendPhotos label="Dodaj nowe zdjęcie" folder={folder} onAdded={onChoose} />
      <Answered name="photos" request={{}}>
        {(photos) => (
          <PhotoGrid photos={ownFolderFirst(photos, folder)}>
            {(photo) => (
              <button
                type="button"
                className="card photo-choice stack"
                onClick={() => onChoose(photo.place)}
              >
                <SmallPhoto photo={photo} />
                <span>{nameOfPhoto(photo.place)}</span>
              </button>
            )}
          </PhotoGrid>
        )}
      </Answered>
    </Dialog>
  );
}

function ownFolderFirst(photos: readonly Photo[], folder: string): Photo[] {
  const isOwn = ({ place }: Photo) => folderOfPhoto(place) === folder;
  return [...photos.filter(isOwn), ...photos.filter((photo) => !isOwn(photo))];
}
