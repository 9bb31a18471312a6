import { readStart } from "../storage/read-start";
import { type PhotoOutcome, runPhotoProcess } from "./photo-process";

/** Milliseconds that photos may take. */
export interface PhotoTimes {
  /** From the arrival of an enquiry until the last of its photos is begun. */
  patience: number;
  /** To read one photo. */
  reading: number;
}

/** Together less than the minute after which nginx gives an answer up. */
const defaults: PhotoTimes = { patience: 30_000, reading: 15_000 };

/** Photos that may wait or be read; each enquiry has at most one here, and its uploads on the disk. */
const MOST_WAITING = 20;

/** First bytes of the picture types that are taken; what a browser claims is not believed. */
const signatures: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
];

/**
 * Writes uploads anew as small JPEGs, one at a time over all requests, so that the memory of one is
 * all that photos ever take. Two things can go wrong, and only one is a visitor's fault: a file that
 * is no picture (its first bytes or its header say so), or one whose header tells more than the
 * limits, is refused. A photo that passes there and still cannot be read, takes too long or does not
 * get its turn is left out, and the enquiry goes on without it.
 */
export class PhotoReader {
  private readonly times: PhotoTimes;
  private waiting = 0;
  /** Resolves when all photos that have come so far are done with. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(times: Partial<PhotoTimes> = {}) {
    this.times = { ...defaults, ...times };
  }

  /** When the last photo of an enquiry that comes now has to be begun. */
  deadline(): number {
    return Date.now() + this.times.patience;
  }

  /**
   * Reads one upload.
   * @param to where the new JPEG is written; it is whole only if the outcome is `done`
   * @param deadline after this no reading is begun
   * @throws the file system's error where the disk is full
   */
  async read(from: string, to: string, deadline: number): Promise<PhotoOutcome> {
    const head = await readStart(from, 12);
    if (!signatures.some((fits) => fits(head))) return "wrongType";
    if (Date.now() >= deadline || this.waiting >= MOST_WAITING) return "unreadable";
    this.waiting += 1;
    const outcome = this.queue.then(() =>
      Date.now() < deadline ? runPhotoProcess(from, to, this.times.reading) : "unreadable",
    );
    this.queue = outcome.catch(() => undefined).finally(() => (this.waiting -= 1));
    return outcome;
  }
}
