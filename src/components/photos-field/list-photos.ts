import { FIELD, isCanvasRight, markField, PHOTO_TYPES } from "@typed-site/enquiries/form";
import { fillIn } from "../../utils/text/fill-in";
import { buttonClass } from "../button/button";
import { drawThumbnail } from "./draw-thumbnail";
import * as styles from "./photos-field.module.css";

/** What is said about chosen photos. */
type ListWords = Pick<Queries.PhotosWordsFragment, "remove" | "added" | "removed">;

/** On a form's note that photos are sent as they were taken; its value is `shown` where that is so. */
export const AS_TAKEN = "data-as-taken";

const filesOf = (input: HTMLInputElement) => Array.from(input.files ?? []);

/** Lists the photos chosen in a form's file inputs, each with a button that takes it out. Choosing again adds to them. */
export function listPhotos(form: HTMLElement, words: ListWords, signal: AbortSignal): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    listPhotosOf(input, words, signal);
  }
}

function listPhotosOf(input: HTMLInputElement, words: ListWords, signal: AbortSignal): void {
  const field = input.closest(`[${FIELD}]`);
  const status = field?.querySelector('[role="status"]');
  if (!field || !status) return;
  const list = document.createElement("ul");
  list.className = styles.photos ?? "";
  const photos = new Map<Element, File>();

  const add = (file: File) => {
    const item = photoItem(file, words.remove);
    item.querySelector("button")?.addEventListener("click", () => remove(item));
    photos.set(item, file);
    list.append(item);
    status.before(list);
    const canvas = item.querySelector("canvas");
    if (canvas) void drawThumbnail(file, canvas).then((isDrawn) => isDrawn || nameUnreadable(item));
  };
  /** Says at once what the rules would say when it is sent: what they don't take is only sent if it can be drawn anew. */
  const nameUnreadable = (item: Element) => {
    const { name, type } = photos.get(item) ?? {};
    if (type === undefined || PHOTO_TYPES.includes(type)) return;
    status.textContent = markField(field, { field: "photos", code: "wrongType", about: name });
  };
  const clear = () => {
    photos.clear();
    list.replaceChildren();
    list.remove();
  };
  const remove = (item: Element) => {
    const name = photos.get(item)?.name ?? "";
    const next = item.nextElementSibling ?? item.previousElementSibling;
    (next?.querySelector("button") ?? input).focus();
    photos.delete(item);
    item.remove();
    if (photos.size === 0) list.remove();
    put(input, photos);
    status.textContent = fillIn(words.removed, { name });
    // dispatched on the parent, so that the form validates again and the photos are not added again
    input.parentElement?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const choose = () => {
    const added = filesOf(input);
    if (!input.multiple && added.length > 0) clear();
    for (const file of added) add(file);
    put(input, photos);
    // empty if the file dialog was cancelled
    const name = added.map((photo) => photo.name).join(", ");
    if (!name) return;
    status.textContent = `${fillIn(words.added, { name })} ${noteAsTaken(input)}`.trim();
  };

  input.addEventListener("change", choose, { signal });
  signal.addEventListener("abort", clear);
  // some may have been chosen before the scripts came
  filesOf(input).forEach(add);
  if (photos.size > 0) noteAsTaken(input);
}

/**
 * Shows the note that photos are sent as they were taken, with what the camera wrote into them, where the browser can't
 * make them smaller.
 * @returns its text; empty where it does not hold
 */
function noteAsTaken({ form }: HTMLInputElement): string {
  const note = form?.querySelector(`[${AS_TAKEN}]`);
  if (!note || isCanvasRight()) return "";
  note.setAttribute(AS_TAKEN, "shown");
  return note.textContent ?? "";
}

/** Makes the listed photos those that a form sends by its file input; those of a first choice are in it already. */
function put(input: HTMLInputElement, photos: ReadonlyMap<Element, File>): void {
  if (photos.size === input.files?.length) return;
  const transfer = new DataTransfer();
  for (const file of photos.values()) transfer.items.add(file);
  input.files = transfer.files;
}

function photoItem(file: File, remove: string): HTMLLIElement {
  const item = document.createElement("li");
  item.className = styles.photo ?? "";
  const thumbnail = document.createElement("canvas");
  thumbnail.className = styles.thumbnail ?? "";
  thumbnail.setAttribute("aria-hidden", "true");
  const name = document.createElement("span");
  name.className = styles.name ?? "";
  name.textContent = file.name;
  const button = document.createElement("button");
  button.type = "button";
  button.className = buttonClass({ variant: "line", size: "small" });
  button.textContent = remove;
  button.setAttribute("aria-label", `${remove} ${file.name}`);
  item.append(thumbnail, name, button);
  return item;
}
