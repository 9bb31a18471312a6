import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startRelease } from "./start-release";

const DEADLINE = 60_000;

/** A PNG of one pixel. */
const PHOTO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/**
 * Checks that the server's user can read a release. Then starts its server, requests its health and
 * the home page, and sends an enquiry with a photo.
 * @throws Error that names the problem, with the server's own output
 */
export async function checkRelease(release: string): Promise<void> {
  refuseUnreadable(release);
  const enquiries = mkdtempSync(path.join(os.tmpdir(), "release-"));
  try {
    const server = await startRelease(release, enquiries);
    try {
      const home = readFileSync(path.join(release, "public/index.html"), "utf8");
      await ask(server.url, home);
      const [, endpoint = ""] = /<form[^>]* action="([^"]+)"/.exec(home) ?? [];
      await sendPhoto(server.url + endpoint, enquiries);
    } finally {
      server.process.kill("SIGKILL");
      await once(server.process, "exit");
    }
  } finally {
    rmSync(enquiries, { recursive: true });
  }
}

/**
 * The systemd unit runs the server as its own user, who has only the permissions that files grant
 * to others.
 * @throws Error with the first file or folder that this user can't read
 */
function refuseUnreadable(release: string): void {
  const entries = readdirSync(release, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const place of [path.dirname(release), release, ...places]) {
    const stats = statSync(place);
    const needed = stats.isDirectory() ? 0o005 : 0o004;
    if ((stats.mode & needed) === needed) continue;
    throw new Error(`The user of the server may not read ${place}. \`chmod a+rX\` helps.`);
  }
}

async function ask(url: string, html: string): Promise<void> {
  const get = (address: string) => fetch(url + address, { signal: AbortSignal.timeout(DEADLINE) });
  const health = await get("/healthz");
  const home = await get("/");
  const isWhole = (await home.text()) === html;
  if (health.ok && home.ok && isWhole) return;
  const found = `/healthz ${health.status}, / ${home.status}${isWhole ? "" : ", not whole"}`;
  throw new Error(`The release does not answer as it should: ${found}.`);
}

async function sendPhoto(endpoint: string, enquiries: string): Promise<void> {
  const body = new FormData();
  const fields = { form: "contact", email: "check@release.example", consent: "on" };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("photos", new Blob([Buffer.from(PHOTO, "base64")]), "photo.png");
  const { status } = await fetch(endpoint, {
    method: "POST",
    headers: { accept: "application/json" },
    body,
    signal: AbortSignal.timeout(DEADLINE),
  });
  const files = readdirSync(enquiries, { recursive: true, encoding: "utf8" });
  const mails = files.filter((file) => file.endsWith(".eml"));
  const hasPhoto = mails.some((file) =>
    readFileSync(path.join(enquiries, file), "utf8").includes("Content-Type: image/png"),
  );
  if (hasPhoto) return;
  throw new Error(`The release cannot take an enquiry with a photo: status ${status}.`);
}
