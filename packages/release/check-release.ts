import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startRelease } from "./start-release";

/** After this many milliseconds without an answer a server counts as stuck. */
const ANSWER_TIMEOUT_MS = 60_000;

/** A PNG of one pixel. */
const PHOTO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What a release must answer before visitors get it. */
export interface ReleaseCheck {
  /** The addresses of the pages that are asked for, of a folder with a built site. */
  pagesOf: (publicFolder: string) => string[];
  /** An enquiry that the server accepts: where it is sent, its fields, and the field for photos. */
  enquiry: {
    address: string;
    fields: Readonly<Record<string, string>>;
    photoField: string;
  };
}

/**
 * Starts the server of a release, asks for pages, and sends an enquiry with a photo.
 * @throws Error that names the problem
 */
export async function checkRelease(
  release: string,
  { pagesOf, enquiry }: ReleaseCheck,
): Promise<void> {
  const enquiries = mkdtempSync(path.join(os.tmpdir(), "release-"));
  try {
    const server = await startRelease(release, enquiries);
    try {
      const publicFolder = path.join(release, "public");
      for (const page of pagesOf(publicFolder)) await askForPage(server.url, publicFolder, page);
      await sendPhoto(server.url, enquiry, enquiries);
    } finally {
      await end(server.process);
    }
  } finally {
    rmSync(enquiries, { recursive: true });
  }
}

/** Ends a server, unless it has ended by itself: then it would tell its end no more. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}

async function askForPage(url: string, publicFolder: string, page: string): Promise<void> {
  const answer = await fetch(url + page, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  const file = path.join(publicFolder, page, "index.html");
  if (answer.ok && (await answer.text()) === readFileSync(file, "utf8")) return;
  throw new Error(`The release does not answer ${page} with its page: status ${answer.status}.`);
}

async function sendPhoto(
  url: string,
  { address, fields, photoField }: ReleaseCheck["enquiry"],
  enquiries: string,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set(
    photoField,
    new Blob([Buffer.from(PHOTO, "base64")], { type: "image/png" }),
    "photo.png",
  );
  const { status } = await fetch(url + address, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const files = readdirSync(enquiries, { recursive: true, withFileTypes: true });
  const hasPhoto = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"))
    .some((message) => message.includes("Content-Type: image/png"));
  if (hasPhoto) return;
  throw new Error(`The release cannot take an enquiry with a photo: status ${status}.`);
}
