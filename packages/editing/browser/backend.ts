import type { Complaint, Question } from "../change/answers";
import { askFor, showComplaints } from "./dialog";

interface Backend {
  request: (payload: Payload) => Promise<unknown>;
  getMedia: (mediaFolder?: string) => Promise<unknown>;
  getMediaFile: (path: string) => Promise<unknown>;
}

interface Payload {
  action: string;
  params: {
    dataFiles?: { path: string }[];
    agreed?: string[];
    mediaFolder?: string;
    path?: string;
  };
}

/** The part of Decap that keeps the ways to read and save. */
export interface Backends {
  getBackend: (name: string) => { init: (config: object, options: object) => Backend };
  registerBackend: (name: string, backend: new (config: object, options: object) => object) => void;
}

/** A message as Decap shows an error: its name would come first. */
class Unnamed extends Error {
  override name = "";
}

/**
 * Registers Decap's way over a server of one's own with our answers: what is refused is shown until it
 * is read, and what concerns other entries too is asked.
 * @param afterChange runs when the server has changed something, with the places of the entries as they
 * were sent and as they were saved
 */
export function registerBackend(
  cms: Backends,
  name: string,
  afterChange: (sent: string[], saved: string[]) => void,
): void {
  const proxy = cms.getBackend("proxy");
  cms.registerBackend(
    name,
    class {
      constructor(config: object, options: object) {
        const backend = proxy.init(config, options);
        backend.request = async (payload) => {
          const answer: { saved?: string[] } = await send(payload);
          if (CHANGES.includes(payload.action)) {
            const sent = payload.params.dataFiles?.map(({ path }) => path) ?? [];
            afterChange(sent, answer.saved ?? []);
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

async function send({ action, params }: Payload): Promise<object> {
  const response = await post("/admin/api", JSON.stringify({ action, params }), {
    "Content-Type": "application/json",
  });
  const answer = (await response.json()) as object;
  if (response.ok) return answer;
  if (!CHANGES.includes(action)) throw new Unnamed(BROKEN.problem);
  if (response.status === 409) {
    const question = answer as Question;
    if (await askFor(question)) {
      return send({ action, params: { ...params, agreed: question.places } });
    }
    throw new Unnamed("Niczego nie zmieniono.");
  }
  return refuse(action === "deleteFiles" ? "Nie usunięto." : "Nie zapisano.", answer);
}

/** Asks the server about a chosen photo. @returns the name it gets; undefined when it is refused */
export async function checkPhoto(file: File): Promise<string | undefined> {
  const response = await post("/admin/photos", file, {
    "X-File-Name": encodeURIComponent(file.name),
  });
  const answer = (await response.json()) as { name?: string; complaints?: Complaint[] };
  return response.ok ? answer.name : refuse("Nie dodano zdjęcia.", answer).catch(() => undefined);
}

async function refuse(heading: string, answer: { complaints?: Complaint[] }): Promise<never> {
  void showComplaints(heading, answer.complaints ?? [BROKEN]);
  return Promise.reject(new Unnamed("Powód podaje okno na środku ekranu."));
}

const BROKEN: Complaint = {
  problem: "Redakcja nie odpowiada.",
  remedy: "Sprawdź w terminalu, czy nadal działa, i spróbuj jeszcze raz.",
};

function post(address: string, body: string | File, headers: Record<string, string>) {
  return fetch(address, { method: "POST", body, headers }).catch(() =>
    Response.json({}, { status: 502 }),
  );
}
