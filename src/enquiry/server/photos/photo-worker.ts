import sharp from "sharp";
import { exitCodes } from "./photo-process";
import { photoIsTooLarge } from "./photo-size";

/** Enough to judge a garden; a phone's photo has about four times as many pixels. */
const LONGEST_SIDE = 2400;

// One photo is one process: nothing is used twice, and more threads would take more memory.
sharp.cache(false);
sharp.concurrency(1);

const upright = { isMirrored: false, turn: 0 };

/**
 * How a picture is set upright by its EXIF orientation, 1 to 8 (Exif 2.32, tag 0x0112). sharp's own
 * `autoOrient` does it before it makes the picture smaller, and needs all pixels in memory for it.
 */
const ORIENTATIONS: Readonly<Record<number, typeof upright>> = {
  2: { isMirrored: true, turn: 0 },
  3: { isMirrored: false, turn: 180 },
  4: { isMirrored: true, turn: 180 },
  5: { isMirrored: true, turn: 270 },
  6: { isMirrored: false, turn: 90 },
  7: { isMirrored: true, turn: 90 },
  8: { isMirrored: false, turn: 270 },
};

/** What it means that a header cannot be read. Of a WebP, libvips makes room for all pixels first. */
const noHeader = (error: Error) =>
  error.message.includes("out of memory") ? exitCodes.tooLarge : exitCodes.wrongType;

/**
 * Reads the photo that the command names and writes it to standard output as JPEG: turned upright, not
 * larger than needed, and without what cameras write along (EXIF, position).
 */
async function reencode(): Promise<number> {
  const photo = sharp(process.argv[2], {
    // Phones write slightly odd JPEGs, and transfers lose the end of a file; what can be seen counts.
    failOn: "none",
    limitInputPixels: false,
    sequentialRead: true,
  });
  const header = await photo.metadata().catch(noHeader);
  if (typeof header === "number") return header;
  if (photoIsTooLarge(header)) return exitCodes.tooLarge;
  const { isMirrored, turn } = ORIENTATIONS[header.orientation ?? 1] ?? upright;
  const content = await photo
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
    .flop(isMirrored)
    .rotate(turn)
    .flatten({ background: "white" })
    .jpeg({ quality: 82 })
    .toBuffer();
  await new Promise((resolve) => process.stdout.write(content, resolve));
  return exitCodes.done;
}

// The server holds the other end: it is gone. `exit` would wait for the thread that decodes.
process.stdin.on("end", () => process.kill(process.pid, "SIGKILL")).resume();

reencode().then(
  (code) => process.exit(code),
  () => process.exit(1),
);
