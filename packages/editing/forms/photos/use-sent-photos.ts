import { useRef, useState } from "react";
import type { AddedPhoto, Complaint } from "../../contract";
import { CONTENT_CHANGED } from "../questions";
import { type PhotoTarget, sendPhoto } from "./send-photo";

/** A chosen file on its way into the content. */
export interface SentPhoto {
  id: number;
  file: File;
  target: PhotoTarget;
  state:
    | { kind: "waiting" }
    | { kind: "sending" }
    | { kind: "crop"; cropped: Extract<AddedPhoto, { kind: "crop" }> }
    | { kind: "added"; place: string }
    | { kind: "refused"; complaints: Complaint[] };
}

/**
 * Sends photos one after the other, as a phone's connection and the server's memory want it.
 * @param onAdded takes the place of each as soon as it is part of the content
 */
export function useSentPhotos(onAdded: (place: string) => void) {
  const [photos, setPhotos] = useState<SentPhoto[]>([]);
  const queue = useRef(Promise.resolve());
  const nextId = useRef(0);

  const change = (id: number, state: SentPhoto["state"]) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  const sendOne = async ({ id, file, target }: SentPhoto, crop?: number) => {
    change(id, { kind: "sending" });
    const answer = await sendPhoto(file, target, crop);
    if (answer.kind === "refused") return change(id, answer);
    if (answer.result.kind === "crop") {
      return change(id, { kind: "crop", cropped: answer.result });
    }
    change(id, answer.result);
    window.dispatchEvent(new Event(CONTENT_CHANGED));
    onAdded(answer.result.place);
  };

  const enqueue = (photo: SentPhoto, crop?: number) => {
    change(photo.id, { kind: "waiting" });
    queue.current = queue.current.then(() => sendOne(photo, crop));
  };

  /** Sends files; those sent before stay in the list. */
  const sendAll = (files: readonly File[], target: PhotoTarget) => {
    const added = files.map((file): SentPhoto => {
      const id = nextId.current++;
      return {
        id,
        file,
        target,
        state: { kind: "waiting" },
      };
    });
    setPhotos((all) => [...all, ...added]);
    for (const photo of added) enqueue(photo);
  };

  /** Sends a photo again, with the part of it that stays. */
  const sendCropped = (photo: SentPhoto, crop: number) => enqueue(photo, crop);

  return { photos, sendAll, sendCropped };
}
