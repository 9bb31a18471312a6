import { photoName } from "../photo-name";

declare global {
  interface Window {
    CMS: { init: (options: { config: unknown }) => void };
  }
}

/** Gives chosen files their name in the content before Decap sees them. */
function renameChosenFiles({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== "file" || !target.files) return;
  const renamed = new DataTransfer();
  for (const file of target.files) {
    renamed.items.add(new File([file], photoName(file.name), { type: file.type }));
  }
  target.files = renamed.files;
}

document.addEventListener("change", renameChosenFiles, { capture: true });

void fetch("/admin/config.json")
  .then((answer) => answer.json())
  .then((config: unknown) => window.CMS.init({ config }));
