import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { comparable, withJoinedDigits } from "@typed-site/utils";
import { printResult, readEnvironment } from "@typed-site/utils/node";
import { enquiryEnvironment } from "./server/config";
import { findOld, removeOld } from "./server/delivery/remove-old";
import { fileName } from "./server/storage/enquiry";
import { forEachMessage } from "./server/storage/for-each-message";
import { readableMessage } from "./server/storage/readable-message";
import { Spool, type Stored } from "./server/storage/spool";

const USAGE = `npm run enquiries                           lists all enquiries
npm run enquiries -- find <text>            lists those that hold a text or a phone number, however it is written
npm run enquiries -- show <number>          prints one as it lies on disk
npm run enquiries -- resend <number>        puts one back into "new": the server sends it within minutes
npm run enquiries -- resend all             the same for all that the relay refused ("failed")
npm run enquiries -- delete <number>        removes one for good
npm run enquiries -- remove-old             deletes all that is past its retention time, even if that is most of it`;

/**
 * Runs a command on a folder of enquiries, which also works while the server runs.
 * @returns what to print
 * @throws Error with a message for the operator
 */
export async function runCommand(folder: string, words: readonly string[]): Promise<string> {
  const [command = "list", number] = words;
  const spool = new Spool(folder);
  if (command === "list" && !number) return list(await entries(spool));
  if (command === "find" && number) return find(spool, words.slice(1).join(" "));
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
  await forEachMessage(messages, (message) => sendAgain(spool, message));
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

/** Lists the messages that hold a phone number of the words, or all the words; and those that nobody can read. */
async function find(spool: Spool, words: string): Promise<string> {
  const phones = phonesIn(words);
  const wanted = phones.length > 0 ? phones : [plainForm(words)];
  const all = await entries(spool);
  const found: string[] = [];
  for (const entry of all) {
    const message = await read(spool, entry).catch(() => "unreadable" as const);
    if (message === "unreadable") found.push(`${row(entry)}  cannot be read: look into it`);
    else if (message) {
      const text = plainForm(readableMessage(message));
      if (wanted.some((one) => text.includes(one))) found.push(row(entry));
    }
  }
  if (found.length > 0) return found.join("\n");
  const sought = wanted.map((one) => `"${one}"`).join(" or ");
  return `None of ${all.length} enquiries holds ${sought}. Look for the e-mail address, the phone number or one word alone, too.`;
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

/** The phone numbers of a text, without what some write before the nine digits of a Polish one: `+48`, `0048`, `0`. */
const phonesIn = (text: string) =>
  Array.from(withJoinedDigits(text).matchAll(/\d{7,}/g), ([digits]) => digits.slice(-9));

const row = ({ id, state }: Stored) => `${id.number}  ${id.received.toISOString()}  ${state}`;

const list = (found: readonly Stored[]) =>
  found.length === 0 ? "There are no enquiries." : found.map(row).join("\n");

/** `npm run enquiries`; also bundled as the release's `enquiries.cjs`. */
export function main(words: readonly string[]): Promise<void> {
  const folder = path.resolve(process.env.ENQUIRY_DIR ?? "data/enquiries");
  return printResult(runCommand(folder, words));
}

if (require.main === module) void main(process.argv.slice(2));
