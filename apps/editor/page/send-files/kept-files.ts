import { useSyncExternalStore } from "react";
import type { AddedPdf, AddedPhoto } from "../../shared/contract";
import { createSentFiles } from "./sent-files";

type Kind<Answer, Name> = Extract<Answer, { kind: Name }>;

/** The files sent in the views of photos and of PDF files, for as long as the page is open. */
export const KEPT_FILES = {
  photos: createSentFiles<Kind<AddedPhoto, "added">, Kind<AddedPhoto, "crop">>("add-photo"),
  files: createSentFiles<Kind<AddedPdf, "added">, Kind<AddedPdf, "untitled">>("add-pdf"),
};

/** How many files of a view wait for the editor: something was asked about them, or they were refused. */
export function useWaitingFiles(view: keyof typeof KEPT_FILES): number {
  const { subscribe, current } = KEPT_FILES[view];
  return useSyncExternalStore(subscribe, () => {
    const files: readonly { state: { kind: string } }[] = current();
    return files.filter(({ state: { kind } }) => kind === "asked" || kind === "refused").length;
  });
}
