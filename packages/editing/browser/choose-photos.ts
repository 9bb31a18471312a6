import { askServer, complaintsIn } from "./ask-server";
import { showComplaints } from "./dialog";

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

/** The file with its name in the content; undefined when it is refused. */
async function named(file: File): Promise<File | undefined> {
  const headers = { "X-File-Name": encodeURIComponent(file.name) };
  const answer = await askServer("check-photo", file, headers);
  if (answer.status === 200) {
    return new File([file], (answer.body as { name: string }).name, { type: file.type });
  }
  showComplaints("Nie dodano zdjęcia.", complaintsIn(answer));
  return undefined;
}
