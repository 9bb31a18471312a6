import { checkPhoto } from "./backend";

/** Events that this page sent on itself. */
const sentOn = new WeakSet<Event>();

/**
 * Has a chosen photo checked before Decap sees it, in the window where it was chosen, and gives it its
 * name in the content.
 */
export function checkChosenPhotos(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "file" || !target.files) return;
  if (sentOn.has(event)) return;
  event.stopImmediatePropagation();
  const chosen = [...target.files];
  void Promise.all(chosen.map(named)).then((files) => {
    const taken = new DataTransfer();
    for (const file of files) if (file) taken.items.add(file);
    target.files = taken.files;
    if (taken.files.length === 0) return;
    const again = new Event("change", { bubbles: true });
    sentOn.add(again);
    target.dispatchEvent(again);
  });
}

async function named(file: File): Promise<File | undefined> {
  const name = await checkPhoto(file);
  return name === undefined ? undefined : new File([file], name, { type: file.type });
}
