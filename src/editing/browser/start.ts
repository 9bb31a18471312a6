import { photoName } from "../photo-name";
import { redrawPhotos, type ReactOfDecap, type Widgets } from "./redraw-photos";
import { ownWords, withOwnWords, type Phrases } from "./words";

interface Cms extends Widgets {
  init: (options: { config: object }) => void;
  getLocale: (locale: string) => Phrases;
  registerLocale: (locale: string, phrases: Phrases) => void;
}

declare global {
  interface Window extends ReactOfDecap {
    CMS: Cms;
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

redrawPhotos(window.CMS, window);
window.CMS.registerLocale("pl", withOwnWords(window.CMS.getLocale("pl"), ownWords));

void fetch("/admin/config.json")
  .then((answer) => answer.json())
  .then((config: object) =>
    // With the site's address each entry has a link to the site.
    window.CMS.init({ config: { ...config, site_url: window.location.origin } }),
  );
