import type { AddedPhoto } from "../../contract";
import { type Answer, send } from "../ask-server";

/** Where a photo goes: into a folder below `photos/`, or in place of another. */
export type PhotoTarget = { folder: string } | { place: string };

/** What the server answers to a photo: it asks nothing. */
export type PhotoAnswer = Exclude<Answer<AddedPhoto>, { kind: "question" }>;

/**
 * Sends a photo to the server.
 * @param crop which part of its longer side stays, from 0 to 1
 */
export async function sendPhoto(
  file: File,
  target: PhotoTarget,
  crop?: number,
): Promise<PhotoAnswer> {
  const query = new URLSearchParams({ name: file.name, ...target });
  if (crop !== undefined) query.set("crop", String(crop));
  const name = "place" in target ? "replace-photo" : "add-photo";
  const answer = await send<AddedPhoto>(`${name}?${query.toString()}`, file);
  if (answer.kind === "question") throw new Error("A photo was answered with a question.");
  return answer;
}
