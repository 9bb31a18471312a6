import { open, readFile } from "node:fs/promises";
import type { EnquiryContext } from "../context";
import type { Maildir, Stored } from "../storage/maildir";
import { hasPhotos, withoutPhotos } from "./without-photos";

const DAY = 24 * 60 * 60 * 1000;
/** Photos show people's homes, and are not needed for as long as what was asked. */
export const PHOTO_DAYS = 30;
/** The header of a message that `compose` writes is shorter, in bytes. */
const HEADER = 8 * 1024;

/** Messages that are older than they may be kept, and those whose photos are. */
export interface OldMessages {
  messages: Stored[];
  photos: Stored[];
  /** How many messages there are, whatever their age. */
  all: number;
}

/** Finds what is too old by this machine's clock, in whatever state it is. */
export async function findOld(maildir: Maildir, keepDays: number): Promise<OldMessages> {
  const all = await maildir.find();
  const isOlder = ({ id }: Stored, days: number) => Date.now() - id.received.getTime() > days * DAY;
  const messages = all.filter((message) => isOlder(message, keepDays));
  const photos: Stored[] = [];
  for (const message of all) {
    const isCandidate = isOlder(message, PHOTO_DAYS) && !isOlder(message, keepDays);
    if (isCandidate && hasPhotos(await readHeader(maildir, message))) photos.push(message);
  }
  return { messages, photos, all: all.length };
}

/** Removes what `findOld` found. @throws the file system's error */
export async function removeOld(
  maildir: Maildir,
  { messages, photos }: OldMessages,
): Promise<void> {
  for (const message of messages) await maildir.remove(message);
  for (const message of photos) {
    const smaller = withoutPhotos(await readFile(maildir.path(message.state, message.name)));
    if (smaller) await maildir.replace(message, smaller);
  }
}

/**
 * Removes what is too old, unless that is more than half of all: then the clock may be wrong, and a person is called who
 * can have it removed by the command `remove-old`.
 */
export async function removeOldUnlessMost({ maildir, config, log }: EnquiryContext): Promise<void> {
  const old = await findOld(maildir, config.ENQUIRY_KEEP_DAYS);
  const going = old.messages.length + old.photos.length;
  if (2 * going > old.all) {
    const counts = { alarm: true, messages: old.messages.length, photos: old.photos.length };
    log.error(counts, "more than half of all is too old: nothing is removed, see remove-old");
    return;
  }
  await removeOld(maildir, old);
}

async function readHeader(maildir: Maildir, { state, name }: Stored): Promise<string> {
  const file = await open(maildir.path(state, name)).catch(() => undefined);
  if (!file) return "";
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER), 0, HEADER, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}
