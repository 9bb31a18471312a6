import type { Photo } from "../../contract";
import { Dialog } from "../dialog";
import { Complaints } from "../questions";
import { useAnswer } from "../use-answer";
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
  const [answer] = useAnswer("photos", {});
  return (
    <Dialog label="Wybierz zdjęcie" onClose={onClose}>
      <div className="row">
        <SendPhotos label="Dodaj nowe zdjęcie" target={{ folder }} onAdded={onChoose} />
        <button type="button" className="button line small" onClick={onClose}>
          Zamknij bez wyboru
        </button>
      </div>
      {answer?.kind === "refused" && (
        <div className="notice error" role="alert">
          <Complaints complaints={answer.complaints} />
        </div>
      )}
      {answer?.kind === "done" && (
        <PhotoGrid photos={ownFolderFirst(answer.result, folder)}>
          {(photo) => (
            <button type="button" className="photo-choice" onClick={() => onChoose(photo.place)}>
              <SmallPhoto photo={photo} />
              <span>{nameOfPhoto(photo.place)}</span>
            </button>
          )}
        </PhotoGrid>
      )}
    </Dialog>
  );
}

function ownFolderFirst(photos: readonly Photo[], folder: string): Photo[] {
  const isOwn = ({ place }: Photo) => folderOfPhoto(place) === folder;
  return [...photos.filter(isOwn), ...photos.filter((photo) => !isOwn(photo))];
}
