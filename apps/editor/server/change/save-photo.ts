import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { ContentStore } from "./content-store";
import { refusal } from "./errors";

/** A folder below `photos/`, or none: `realizacje`. */
const FOLDER = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/|$)){0,3}$/;

/**
 * Adds a photo to a folder below `photos/`. Its name is made of its bytes: neither a camera's nor a client's name
 * gets into its address, and the same photo is there once.
 * @param by the name of whoever adds it
 * @returns its place below `content/`
 */
export async function savePhoto(
  store: ContentStore,
  folder: string,
  photo: Buffer,
  by: string,
): Promise<string> {
  if (!FOLDER.test(folder)) throw refusal(`Nie ma takiego miejsca na zdjęcia: „${folder}”.`);
  const place = path.posix.join("photos", folder, nameOfPhoto(photo));
  if (existsSync(path.join(store.folder, place))) return place;
  const write = new Map([[place, photo]]);
  await store.change(() => ({ write, remove: [] }), by);
  return place;
}

const nameOfPhoto = (photo: Buffer) =>
  `${createHash("sha256").update(photo).digest("hex").slice(0, 12)}.jpg`;
