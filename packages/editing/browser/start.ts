import type { DecapConfig } from "../decap/decap-config";
import { registerBackend } from "./backend";
import { checkChosenPhotos } from "./choose-photos";
import type { Cms, ReactOfDecap } from "./decap";
import { registerList } from "./list-control";
import { registerPreview } from "./preview";
import { redrawPhotos } from "./redraw-photos";
import { ASKED_LATER, ownWords, withOwnWords } from "./words";

declare global {
  interface Window extends ReactOfDecap {
    CMS: Cms;
  }
}

/** Below this width, in pixels, a preview leaves too little room for the form. */
const WIDE = 1100;

const { CMS: cms } = window;

document.addEventListener("change", checkChosenPhotos, { capture: true });
const confirm = window.confirm.bind(window);
window.confirm = (words) => words === ASKED_LATER || confirm(words);
if (window.innerWidth < WIDE && localStorage.getItem("cms.right-pane") === null) {
  localStorage.setItem("cms.right-pane", "none");
}

redrawPhotos(cms, window);
registerList(cms, window);
cms.registerLocale("pl", withOwnWords(cms.getLocale("pl"), ownWords));

const readConfig = () => fetch("/admin/config.json").then((answer) => answer.text());

void readConfig().then((text) => {
  const config = JSON.parse(text) as DecapConfig;
  const names = config.collections.flatMap((collection) =>
    "files" in collection ? collection.files.map(({ name }) => name) : [collection.name],
  );
  registerPreview(cms, window, names);
  registerBackend(cms, config.backend.name, (sent, saved) => {
    const moved = saved[0] !== undefined && saved[0] !== sent[0] ? saved[0] : undefined;
    if (moved !== undefined && sent[0] !== undefined) void openMoved(sent[0], moved);
    else void reloadLater(text);
  });
  // With the site's address each entry has a link to the site.
  cms.init({ config: { ...config, site_url: window.location.origin } });
});

/** What can be chosen has changed with the content: reads it again on the way to the next entry. */
async function reloadLater(known: string): Promise<void> {
  if ((await readConfig()) === known) return;
  window.addEventListener("hashchange", () => window.location.reload(), { once: true });
}

/** Opens an entry under the name that its save gave it. */
async function openMoved(from: string, to: string): Promise<void> {
  // By then Decap has taken the entry for saved, and asks nobody whether to leave it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const [old, now] = [from, to].map((place) => place.replace(/^.*\/|\.yaml$/g, ""));
  window.location.hash = window.location.hash.replace(
    RegExp(`(?:new|entries/${old})$`),
    `entries/${now}`,
  );
  window.location.reload();
}
