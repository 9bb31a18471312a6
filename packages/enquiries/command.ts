import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { comparable, withJoinedDigits } from "@typed-site/utils";
import { printResult, readEnvironment } from "@typed-site/utils/node";
import { enquiryEnvironment } from "./server/config";
import { findOld, removeOld } from "./server/delivery/remove-old";
import { fileName } from "./server/storage/enquiry";
import { readableMessage } from "./server/storage/readable-message";
import { Spool, type Stored } from "./server/storage/spool";

const USAGE = `npm run enquiries                           lists all enquiries
npm run enquiries -- find <text>            lists those that hold a text, whatever its case
npm run enquiries -- show <number>          prints one as it lies on disk
npm run enquiries -- resend <number>        puts one back into "new": the server sends it within minutes
npm run enquiries -- resend all             the same for all that the relay refused ("failed")
npm run enquiries -- delete <number>        removes one for good
npm run enquiries -- remove-old             removes what is older than it may be kept, though it be most of all`;

/**
 * Runs a command on a folder of enquiries, which also works while the server runs.
 * @returns what to print
 * @throws Error with a message for the operator
 */
export async function runCommand(folder: string, words: readonly string[]): Promise<string> {
  const [command = "list", number] = words;
  const spool = new Spool(folder);
  if (command === "list" && !number) return list(await entries(spool));
  if (command === "find" && number) return list(await entriesWith(spool, words.slice(1)));
  if (command === "remove-old" && !number) return removeAllOld(spool);
  if (!["show", "resend", "delete"].includes(command) || !number) throw new Error(USAGE);
  if (command === "resend" && number === "all") return resendFailed(spool);
  const entry = (await spool.find(number)).find(({ id }) => id.number === number);
  if (!entry) throw new Error(`There is no enquiry ${number} in ${folder}.`);
  if (command === "show") return readFile(spool.path(entry.state, entry.name), "utf8");
  if (command === "delete") {
    await spool.remove(entry);
    return `${number} is deleted.`;
  }
  await sendAgain(spool, entry);
  return `${number} waits to be sent.`;
}

async function removeAllOld(spool: Spool): Promise<string> {
  const { ENQUIRY_KEEP_DAYS } = readEnvironment(enquiryEnvironment, process.env);
  const old = await findOld(spool, ENQUIRY_KEEP_DAYS);
  await removeOld(spool, old);
  return `Removed: ${old.messages.length}; without their photos now: ${old.photos.length}.`;
}

async function resendFailed(spool: Spool): Promise<string> {
  const messages = await spool.list("failed");
  for (const message of messages) await sendAgain(spool, message);
  return `Waiting to be sent: ${messages.length}.`;
}

/** Moves a message to `new`; one listed in a daily mail is then sent on its own. */
async function sendAgain(spool: Spool, { state, name, id }: Stored): Promise<void> {
  if (state !== "new") await spool.move(state, "new", name);
  if (id.urgency !== "daily") return;
  await rename(spool.path("new", name), spool.path("new", fileName({ ...id, urgency: "now" })));
}

async function entries(spool: Spool): Promise<Stored[]> {
  return (await spool.find()).sort((one, other) => one.name.localeCompare(other.name));
}

/** The messages that contain some words. */
async function entriesWith(spool: Spool, words: readonly string[]): Promise<Stored[]> {
  const wanted = plainForm(words.join(" "));
  const found: Stored[] = [];
  for (const entry of await entries(spool)) {
    const message = await read(spool, entry);
    if (message && plainForm(readableMessage(message)).includes(wanted)) found.push(entry);
  }
  return found;
}

/** A message, even if the server has moved it meanwhile; undefined if it has been deleted. */
async function read(spool: Spool, { state, name }: Stored): Promise<Buffer | undefined> {
  return readFile(spool.path(state, name)).catch(async () => {
    const [now] = await spool.find(name);
    return now && readFile(spool.path(now.state, name));
  });
}

/** The form in which texts are compared; ignores how telephone numbers are formatted. */
const plainForm = (text: string) => withJoinedDigits(comparable(text));

function list(found: readonly Stored[]): string {
  if (found.length === 0) return "There are no enquiries.";
  return found
    .map(({ id, state }) => `${id.number}  ${id.received.toISOString()}  ${state}`)
    .join("\n");
}

/** `npm run enquiries`; also bundled as the release's `enquiries.cjs`. */
export function main(words: readonly string[]): Promise<void> {
  const folder = path.resolve(process.env.ENQUIRY_DIR ?? "data/enquiries");
  return printResult(runCommand(folder, words));
}

if (require.main === module) void main(process.argv.slice(2));
