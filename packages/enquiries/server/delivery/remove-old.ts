import { DAY } from "@typed-site/utils";
import type { EnquiryContext } from "../context";
import type { Spool, Stored } from "../storage/spool";
import { cutPhotos, hasPhotos } from "./without-photos";

/** Photos show people's homes, and are not needed for as long as what was asked. */
export const PHOTO_DAYS = 30;

/** Messages that are older than they may be kept, those whose photos are, and how many messages there are. */
type OldMessages = Awaited<ReturnType<typeof findOld>>;

/** Finds what is too old by this machine's clock, in whatever state it is. */
export async function findOld(spool: Spool, keepDays: number) {
  const all = await spool.find();
  const isOlder = ({ id }: Stored, days: number) => Date.now() - id.received.getTime() > days * DAY;
  const messages = all.filter((message) => isOlder(message, keepDays));
  const photos: Stored[] = [];
  for (const message of all) {
    const isCandidate = isOlder(message, PHOTO_DAYS) && !isOlder(message, keepDays);
    if (!isCandidate) continue;
    // One that cannot be read keeps no other from being removed.
    if (await spool.withFile(message, hasPhotos).catch(() => false)) photos.push(message);
  }
  return { messages, photos, all: all.length };
}

/** Removes what `findOld` found. @throws the file system's error */
export async function removeOld(spool: Spool, { messages, photos }: OldMessages): Promise<void> {
  for (const message of messages) await spool.remove(message);
  for (const message of photos) await spool.withFile(message, cutPhotos);
}

/**
 * Removes what is too old, unless that is more than half of all: then the clock may be wrong, and a person is called who
 * can have it removed by the command `remove-old`.
 */
export async function removeOldUnlessMost({ spool, config, log }: EnquiryContext): Promise<void> {
  const old = await findOld(spool, config.ENQUIRY_KEEP_DAYS);
  const going = old.messages.length + old.photos.length;
  if (2 * going > old.all) {
    const counts = { alarm: true, messages: old.messages.length, photos: old.photos.length };
    log.error(counts, "more than half of all is too old: nothing is removed, see remove-old");
    return;
  }
  await removeOld(spool, old);
}
