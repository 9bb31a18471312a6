import type { DecapConfig } from "../decap/decap-config";
import { registerBackend } from "./backend";
import { checkChosenPhotos } from "./choose-photos";
import type { Cms, ReactOfDecap } from "./decap";
import { registerList } from "./list-control";
import { registerPreview } from "./preview";
import { redrawPhotos } from "./redraw-photos";
import { registerTexts } from "./text-controls";
import { ASKED_LATER, ownWords } from "./words";

declare global {
  interface Window extends ReactOfDecap {
    CMS: Cms;
  }
}

/** Below this width, in pixels, a preview leaves too little room for the form. */
const WIDE = 1100;

const { CMS: cms } = window;

/** Whether what Decap takes for not saved is left on purpose. */
let isLeaving = false;

/** Whether what can be chosen has changed with the content since the page was loaded. */
let isOld = false;

document.addEventListener("change", checkChosenPhotos, { capture: true });
document.addEventListener("keydown", pressWithKeys);
const confirm = window.confirm.bind(window);
window.confirm = (words) => words === ASKED_LATER || isLeaving || confirm(words);
// Before Decap, which would ask whether to leave what is saved already.
window.addEventListener("beforeunload", (event) => isLeaving && event.stopImmediatePropagation());
// It is read again on the way to the next entry, or back to one that is opened once more.
window.addEventListener("hashchange", () => isOld && !isLeaving && window.location.reload());
if (window.innerWidth < WIDE && localStorage.getItem("cms.right-pane") === null) {
  localStorage.setItem("cms.right-pane", "none");
}

redrawPhotos(cms, window);
registerList(cms, window);
registerTexts(cms, window);
cms.registerLocale("pl", { ...cms.getLocale("pl"), ...ownWords });

const readConfig = () => fetch("/admin/config.json").then((answer) => answer.text());

void readConfig().then((text) => {
  const config = JSON.parse(text) as DecapConfig;
  const names = config.collections.flatMap((collection) =>
    "files" in collection ? collection.files.map(({ name }) => name) : [collection.name],
  );
  const showSaved = registerPreview(cms, window, names);
  registerBackend(cms, config.backend.name, {
    moved: openMoved,
    newer: reopen,
    saved: () => {
      void showSaved();
      void readConfig().then((now) => (isOld = now !== text));
    },
  });
  // Decap's note that somebody has logged in: there are no accounts.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: config.backend.name }));
  // With the site's address each entry has a link to the site.
  cms.init({ config: { ...config, site_url: window.location.origin } });
});

/** Lets keys press what Decap's window of photos draws as buttons, but only for the mouse. */
function pressWithKeys(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || (key !== "Enter" && key !== " ")) return;
  const photo = target.querySelector<HTMLElement>(':scope > [class*="-Card "]');
  if (!photo && !target.matches(".nc-fileUploadButton")) return;
  event.preventDefault();
  (photo ?? target).click();
  // All other photos are between this one and the button that takes it.
  const take = () => document.querySelector<HTMLElement>('[class*="-InsertButton-"]')?.focus();
  if (photo) setTimeout(take);
}

/** Opens an entry under the name that its save gave it. */
function openMoved(place: string): void {
  const name = place.slice(place.lastIndexOf("/") + 1, -".yaml".length);
  isLeaving = true;
  window.location.hash = window.location.hash.replace(/(?:new|entries\/.*)$/, `entries/${name}`);
  window.location.reload();
}

/** Opens the open entry once more, as it is in its file. Decap forgets the draft of an entry that is left. */
function reopen(): void {
  const { hash } = window.location;
  const comeBack = () => {
    isLeaving = false;
    window.location.hash = hash;
  };
  isLeaving = true;
  window.addEventListener("hashchange", comeBack, { once: true });
  window.location.hash = hash.replace(/\/entries\/.*$/, "");
}
