import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseFileName, states, type State } from "../enquiry/server/storage/enquiry";
import { askForAttempt } from "../enquiry/server/storage/folder-owner";
import { Maildir } from "../enquiry/server/storage/maildir";

const USAGE = `npm run enquiries                      lists all enquiries
npm run enquiries -- show <number>     prints one as it lies on disk
npm run enquiries -- resend <number>   puts one back into "new": the server sends it at once
npm run enquiries -- resend all        the same for all that the relay refused ("failed")
npm run enquiries -- delete <number>   removes one for good`;

/** An enquiry in the Maildir. */
interface Entry {
  state: State;
  name: string;
  number: string;
  received: Date;
}

/**
 * Runs one command on the enquiries of a folder, also while the server runs.
 * @returns what to print
 * @throws Error in words for the operator
 */
export async function runCommand(folder: string, words: readonly string[]): Promise<string> {
  const [command = "list", number] = words;
  const maildir = new Maildir(folder);
  if (command === "list" && !number) return list(await entries(maildir));
  if (!["show", "resend", "delete"].includes(command) || !number) throw new Error(USAGE);
  if (command === "resend" && number === "all") return resendFailed(maildir);
  const entry = (await entries(maildir)).find((candidate) => candidate.number === number);
  if (!entry) throw new Error(`There is no enquiry ${number} in ${folder}.`);
  if (command === "show") return readFile(maildir.path(entry.state, entry.name), "utf8");
  if (command === "delete") {
    await maildir.remove(entry.state, entry.name);
    return `${number} is deleted.`;
  }
  if (entry.state === "sending") throw new Error(`${number} is being sent just now.`);
  if (entry.state !== "new") await maildir.move(entry.name, entry.state, "new");
  await askForAttempt(folder);
  return `${number} waits to be sent.`;
}

async function resendFailed(maildir: Maildir): Promise<string> {
  const names = await maildir.list("failed");
  for (const name of names) await maildir.move(name, "failed", "new");
  await askForAttempt(maildir.folder);
  return `Waiting to be sent: ${names.length}.`;
}

async function entries(maildir: Maildir): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const state of states) {
    for (const name of await maildir.list(state)) {
      const id = parseFileName(name);
      if (id) found.push({ state, name, number: id.number, received: id.received });
    }
  }
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

function list(found: readonly Entry[]): string {
  if (found.length === 0) return "There are no enquiries.";
  return found
    .map(({ number, received, state }) => `${number}  ${received.toISOString()}  ${state}`)
    .join("\n");
}

if (require.main === module) {
  const folder = path.resolve(process.env.ENQUIRY_DIR ?? "data/enquiries");
  runCommand(folder, process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
