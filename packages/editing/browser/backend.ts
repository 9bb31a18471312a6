import type { Complaint, Question } from "../change/answers";
import { choose, showComplaints } from "./dialog";

interface Backend {
  request: (payload: Payload) => Promise<unknown>;
  getMedia: (mediaFolder?: string) => Promise<unknown>;
  getMediaFile: (path: string) => Promise<unknown>;
}

interface Payload {
  action: string;
  params: {
    dataFiles?: { path: string }[];
    options?: { newEntry?: boolean };
    agreed?: string[];
    base?: string;
    paths?: string[];
    mediaFolder?: string;
    path?: string;
  };
}

/** What the server answers to a save, or of an entry. */
interface Saved {
  saved?: string[];
  /** What stands in the entry's file. */
  text?: string;
  isMerged?: boolean;
}

/** The part of Decap that keeps the ways to read and save. */
export interface Backends {
  getBackend: (name: string) => { init: (config: object, options: object) => Backend };
  registerBackend: (name: string, backend: new (config: object, options: object) => object) => void;
}

/** What the page does when the server has changed something. */
export interface AfterChange {
  /** An entry is in another place than the one that it was sent to. */
  moved: (from: string, to: string) => void;
  /** The open entry is another in its file than in the page. */
  newer: () => void;
  /** Something else has changed. */
  saved: () => void;
}

/** A message as Decap shows an error: its name would come first. */
class Unnamed extends Error {
  override name = "";
}

/**
 * Registers Decap's way over a server of one's own with our answers: what is refused is shown until it
 * is read, and what concerns other entries or other people's changes is asked.
 */
export function registerBackend(cms: Backends, name: string, after: AfterChange): void {
  const proxy = cms.getBackend("proxy");
  // What the page last saw of each entry's file.
  const seen = new Map<string, string>();
  // Decap's entry carries the text that it was loaded from, also after it was saved.
  const saved = new Set<string>();
  const change = async ({ action, params }: Payload): Promise<Saved> => {
    const resume = pause();
    const [sent] = params.dataFiles ?? [];
    const place = sent?.path ?? params.paths?.[0] ?? "";
    try {
      const base = sent && !saved.has(place) ? undefined : seen.get(place);
      const answer: Saved = await send({ action, params: { ...params, base } }, after.newer);
      const [now] = answer.saved ?? [];
      if (sent && now !== undefined && now !== place) after.moved(place, now);
      else if (answer.isMerged) after.newer();
      else after.saved();
      if (answer.text !== undefined) {
        seen.set(place, answer.text);
        saved.add(place);
      }
      if (params.options?.newEntry) {
        // What was typed before Decap has gone to the entry's own address would be lost.
        window.addEventListener("hashchange", resume, { once: true });
        window.setTimeout(resume, LONGEST_MOVE);
      } else resume();
      return answer;
    } catch (error) {
      resume();
      throw error;
    }
  };
  cms.registerBackend(
    name,
    class {
      constructor(config: object, options: object) {
        const backend = proxy.init(config, options);
        backend.request = async (payload) => {
          if (CHANGES.includes(payload.action)) return change(payload);
          const answer: Saved = await send(payload);
          const { path } = payload.params;
          if (payload.action === "getEntry" && path && answer.text !== undefined) {
            seen.set(path, answer.text);
            saved.delete(path);
          }
          return answer;
        };
        // Photos come by their addresses; Decap would have all of them sent as Base64 first.
        backend.getMedia = (mediaFolder = "photos") =>
          backend.request({ action: "getMedia", params: { mediaFolder } });
        backend.getMediaFile = (path) =>
          backend.request({ action: "getMediaFile", params: { path } });
        return backend;
      }
    },
  );
}

const CHANGES = ["persistEntry", "persistMedia", "deleteFiles"];

/** After this time, in milliseconds, a server that says nothing has stopped. */
const LONGEST_WAIT = 60_000;

/** After this time, in milliseconds, Decap has gone to the address of a new entry, or will not go. */
const LONGEST_MOVE = 5_000;

/** Lets nobody type what a save that is on its way would not hold. */
function pause(): () => void {
  const root = document.getElementById("nc-root");
  const focused = document.activeElement;
  root?.toggleAttribute("inert", true);
  return () => {
    if (!root?.hasAttribute("inert")) return;
    root.removeAttribute("inert");
    if (focused instanceof HTMLElement) focused.focus();
  };
}

async function send({ action, params }: Payload, loadNewer?: () => void): Promise<object> {
  const { status, answer } = await post("/admin/api", JSON.stringify({ action, params }), {
    "Content-Type": "application/json",
  });
  if (status === 200) return answer;
  if (!CHANGES.includes(action)) throw new Unnamed(BROKEN.problem);
  if (status === 409) {
    const question = answer as Question;
    const choice = await choose(question);
    if (choice === "yes") {
      const agreed = [...(params.agreed ?? []), ...question.places];
      return send({ action, params: { ...params, agreed } }, loadNewer);
    }
    if (choice === "newer") loadNewer?.();
    throw new Unnamed(choice === "newer" ? "Wczytano nowszą wersję." : "Niczego nie zmieniono.");
  }
  return refuse(action === "deleteFiles" ? "Nie usunięto." : "Nie zapisano.", answer);
}

/** Asks the server about a chosen photo. @returns the name it gets; undefined when it is refused */
export async function checkPhoto(file: File): Promise<string | undefined> {
  const sent = await post("/admin/photos", file, { "X-File-Name": encodeURIComponent(file.name) });
  const answer = sent.answer as { name?: string; complaints?: Complaint[] };
  if (sent.status === 200) return answer.name;
  return refuse("Nie dodano zdjęcia.", answer).catch(() => undefined);
}

async function refuse(heading: string, answer: { complaints?: Complaint[] }): Promise<never> {
  void showComplaints(heading, answer.complaints ?? [BROKEN]);
  return Promise.reject(new Unnamed("Powód podaje okno na środku ekranu."));
}

const BROKEN: Complaint = {
  problem: "Redakcja nie odpowiada.",
  remedy: "Sprawdź w terminalu, czy nadal działa, i spróbuj jeszcze raz.",
};

/** What the server answers; nothing with 502 where none comes. */
async function post(
  address: string,
  body: string | File,
  headers: Record<string, string>,
): Promise<{ status: number; answer: object }> {
  const control = new AbortController();
  const timer = window.setTimeout(() => control.abort(), LONGEST_WAIT);
  try {
    const { signal } = control;
    const response = await fetch(address, { method: "POST", body, headers, signal });
    return { status: response.status, answer: (await response.json()) as object };
  } catch {
    return { status: 502, answer: {} };
  } finally {
    window.clearTimeout(timer);
  }
}
