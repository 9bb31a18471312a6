import type { Question } from "../change/answers";
import type { Asset, ChangeRequest, Saved, SaveRequest } from "../editing-api";
import type { Entry } from "../read-content";
import { askServer, complaintsIn } from "./ask-server";
import { choose, showComplaints } from "./dialog";

/** The part of Decap that keeps the ways to read and save. */
export interface Backends {
  getBackend: (name: string) => { init: (config: object, options: object) => object };
  registerBackend: (name: string, backend: new (config: object, options: object) => object) => void;
}

/** What the page does when the server has changed something. */
export interface AfterChange {
  /** An entry is in another place than the one that it was sent to. */
  moved: (to: string) => void;
  /** The open entry is another in its file than in the page. */
  newer: () => void;
  /** Something else has changed. */
  saved: () => void;
}

/** A photo that Decap adds. */
interface ChosenPhoto {
  path: string;
  toBase64: () => Promise<string>;
}

/** What Decap saves: one file, and the photos that are new in it. */
interface SavedFiles {
  dataFiles: [{ path: string; raw: string }];
  assets: ChosenPhoto[];
}

/** A message as Decap shows an error: its name would come first. */
class Unnamed extends Error {
  override name = "";
}

/**
 * Registers how Decap reads and saves: as its way over a server of one's own, but what is refused is shown until it
 * is read, and what concerns other entries or other people's changes is asked.
 */
export function registerBackend(cms: Backends, name: string, after: AfterChange): void {
  const proxy = cms.getBackend("proxy");
  const methods = contentMethods(after);
  cms.registerBackend(
    name,
    class {
      constructor(config: object, options: object) {
        return Object.assign(proxy.init(config, options), methods);
      }
    },
  );
}

/** The questions of Decap that are answered here. */
export function contentMethods(after: AfterChange) {
  // What the page last saw of each entry's file. Decap's entry carries the text that it was loaded from, also after
  // it was saved.
  const seen = new Map<string, { text: string; isSaved?: boolean }>();
  const readEntries = () => read<Entry[]>("entries");
  const inFolder = (folder: string) => (path: string) => path.replace(/\/[^/]*$/, "") === folder;
  return {
    entriesByFolder: async (folder: string) =>
      (await readEntries()).filter(({ file }) => inFolder(folder)(file.path)),
    entriesByFiles: async (files: { path: string }[]) =>
      (await readEntries()).filter(({ file }) => files.some(({ path }) => path === file.path)),
    getEntry: async (path: string) => {
      const entry = (await readEntries()).find(({ file }) => file.path === path);
      if (!entry) throw new Unnamed("Nie ma takiej pozycji.");
      seen.set(path, { text: entry.text });
      return entry;
    },
    // Photos come by their addresses; Decap would have all of them sent as Base64 first.
    getMedia: async (folder = "photos") =>
      (await read<string[]>("photos")).filter(inFolder(folder)).map(photoAt),
    getMediaFile: async (path: string) => {
      // Refused, Decap shows a photo by its place as the entry names it.
      const isKnown = (await read<string[]>("photos")).includes(path);
      if (!isKnown) throw new Unnamed("Nie ma takiego zdjęcia.");
      return photoAt(path);
    },
    persistEntry: async ({ dataFiles, assets }: SavedFiles, { newEntry = false } = {}) => {
      const [{ path, raw }] = dataFiles;
      const { text, isSaved } = seen.get(path) ?? {};
      const base = isSaved ? text : undefined;
      const request = async (): Promise<SaveRequest> => ({
        ...{ path, raw, isNew: newEntry, base },
        assets: await Promise.all(assets.map(asSent)),
      });
      const done = (await change("save", request, after.newer)) as Saved;
      seen.set(path, { text: done.text, isSaved: true });
      if (done.path !== path) after.moved(done.path);
      else if (done.isNewer) after.newer();
      else if (!newEntry) after.saved();
      if (!newEntry) return;
      // Before Decap has gone to the entry's own address, what is typed would be lost, and so would its word that the
      // entry is saved, if the page were loaded again on that way because of new choices.
      const resume = pause();
      const arrive = () => {
        window.clearTimeout(timer);
        resume();
        after.saved();
      };
      const timer = window.setTimeout(arrive, LONGEST_MOVE);
      window.addEventListener("hashchange", arrive, { once: true });
    },
    persistMedia: async (photo: ChosenPhoto) => {
      await change("save-photo", () => asSent(photo));
      after.saved();
      return photoAt(photo.path);
    },
    deleteFiles: async ([path = ""]: string[]) => {
      const request = () => ({ path, base: seen.get(path)?.text });
      await change("delete", request, after.newer);
      after.saved();
    },
  };
}

/** After this time, in milliseconds, Decap has gone to the address of a new entry, or will not go. */
const LONGEST_MOVE = 5_000;

/** Lets nobody type what a save that is on its way would not hold. @returns what lets him, in the field where he last did */
function pause(): () => void {
  const root = document.getElementById("nc-root");
  root?.toggleAttribute("inert", true);
  return () => {
    if (!root?.hasAttribute("inert")) return;
    root.removeAttribute("inert");
    // The menu with the button that saves is gone, and the focus with it.
    lastField?.focus({ preventScroll: true });
  };
}

let lastField: HTMLElement | undefined;
document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLElement) lastField = target;
});

async function read<Result>(action: string): Promise<Result> {
  const answer = await askServer(action);
  if (answer.status !== 200) throw new Unnamed(complaintsIn(answer)[0]?.problem);
  return answer.body as Result;
}

/** Has a change made, after all questions. @throws Unnamed when it was not made; the reason was shown */
async function change(
  action: string,
  request: () => ChangeRequest | Asset | Promise<SaveRequest | Asset>,
  loadNewer?: () => void,
  agreed?: readonly string[],
): Promise<object> {
  // Not while something is asked: a dialog lets nobody type either, and leaves the focus where it was.
  const resume = pause();
  const ask = async () => askServer(action, JSON.stringify({ ...(await request()), agreed }));
  const answer = await ask().finally(resume);
  if (answer.status === 200) return answer.body;
  if (answer.status !== 409) {
    const heading = action === "delete" ? "Nie usunięto." : "Nie zapisano.";
    showComplaints(heading, complaintsIn(answer));
    throw new Unnamed("Powód podaje okno na środku ekranu.");
  }
  const question = answer.body as Question;
  const choice = await choose(question);
  if (choice === "yes") {
    return change(action, request, loadNewer, [...(agreed ?? []), ...question.places]);
  }
  if (choice === "newer") loadNewer?.();
  throw new Unnamed(choice === "newer" ? "Wczytano nowszą wersję." : "Niczego nie zmieniono.");
}

const asSent = async (photo: ChosenPhoto): Promise<Asset> => ({
  path: photo.path,
  content: await photo.toBase64(),
  encoding: "base64",
});

const photoAt = (path: string) => {
  const url = encodeURI(`/${path}`);
  return { id: path, name: path.replace(/^.*\//, ""), path, url, displayURL: url };
};
