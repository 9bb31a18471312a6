import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DAY } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import { forEachMessage } from "../storage/for-each-message";
import type { Spool, Stored } from "../storage/spool";
import { cutPhotos, hasPhotos } from "./without-photos";

/** Photos show people's homes, and are not needed for as long as what was asked. */
export const PHOTO_DAYS = 30;

/** The longest time between two looks that a machine explains which is off at night or over holidays. */
const MOST_BETWEEN_LOOKS = 7 * DAY;
/** The file with the time of the last look, beside the folders of enquiries. */
const LAST_LOOK = "last-look.txt";

/** Messages that are older than they may be kept, and those whose photos are. */
interface OldMessages {
  messages: Stored[];
  photos: Stored[];
}

const endOf = ({ id }: Stored, days: number) => id.received.getTime() + days * DAY;

/** Finds what is too old by this machine's clock, in whatever state it is. */
export async function findOld(spool: Spool, keepDays: number): Promise<OldMessages> {
  const all = await spool.find();
  const isOlder = (message: Stored, days: number) => endOf(message, days) < Date.now();
  const messages = all.filter((message) => isOlder(message, keepDays));
  const photos: Stored[] = [];
  for (const message of all) {
    const isCandidate = isOlder(message, PHOTO_DAYS) && !isOlder(message, keepDays);
    if (!isCandidate) continue;
    // One that cannot be read keeps no other from being removed.
    if (await spool.withFile(message, hasPhotos).catch(() => false)) photos.push(message);
  }
  return { messages, photos };
}

/** Removes what `findOld` found, all that it can. @throws the file system's first error, at the end */
export async function removeOld(spool: Spool, { messages, photos }: OldMessages): Promise<void> {
  try {
    await forEachMessage(messages, (message) => spool.remove(message));
  } finally {
    await forEachMessage(photos, (message) => spool.withFile(message, cutPhotos));
  }
}

/**
 * Removes what has become too old since the last look, and notes this one. What is older than that was made so by a clock
 * that jumped ahead, before or now, or by a machine that was off for weeks; so it stays, and a person is called who can
 * have it removed by the command `remove-old`. A clock that is set back is believed: it removes less.
 */
export async function removeWhatBecameOld({
  spool,
  config: { ENQUIRY_KEEP_DAYS },
  log,
}: Pick<EnquiryContext, "spool" | "config" | "log">): Promise<void> {
  const file = path.join(spool.folder, LAST_LOOK);
  const last = Date.parse(await readFile(file, "utf8").catch(() => ""));
  const now = Date.now();
  const isRecent = now - last <= MOST_BETWEEN_LOOKS;
  const became = (days: number) => (message: Stored) => isRecent && endOf(message, days) >= last;
  const old = await findOld(spool, ENQUIRY_KEEP_DAYS);
  const messages = old.messages.filter(became(ENQUIRY_KEEP_DAYS));
  const photos = old.photos.filter(became(PHOTO_DAYS));
  const staying = {
    messages: old.messages.length - messages.length,
    photos: old.photos.length - photos.length,
  };
  if (staying.messages + staying.photos > 0) {
    log.error(
      { alarm: true, ...staying },
      "too old for the clock to be believed: nothing of it is removed, see remove-old",
    );
  }
  // Noted though something could not be removed: that is told as too old from now on, and keeps nothing else.
  try {
    await removeOld(spool, { messages, photos });
  } finally {
    await writeFile(file, new Date(now).toISOString(), { mode: 0o600 });
  }
}
