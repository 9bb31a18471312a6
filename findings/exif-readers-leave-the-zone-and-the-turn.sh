#!/usr/bin/env bash
# A phone's photo says when it was taken, and in which zone: 2026:05:01 00:30:00, OffsetTimeOriginal +02:00; and that it
# has to be turned upright (orientation 6).
# Expected: exifr, which makes a Date of it, gives that moment: 30 April, 22:30 UTC, wherever it runs. Plaiceholder, which makes
# blurred stand-ins for Next.js, Astro and Gatsby, turns as `<img>` does.
# What happens: exifr reads both fields, and makes the Date by the zone of the machine: right at a Polish desk, two hours late on
# a server in UTC. Plaiceholder's stand-in lies on its side, 4 by 3, and its `width` and `height` are those of the file.
# Seen with exifr 7.1.3, plaiceholder 3.0.0, sharp 0.35.5.
# Costs: galleries in another order, or another day, once a server builds them; a photo that turns when it comes.
# Do: `reviveValues: false` and put date and offset together; `sharp(file).autoOrient()` before Plaiceholder (both tried below).
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error exifr@7.1.3 plaiceholder@3.0.0 sharp@0.35.5 >/dev/null || exit 2

cat >try.mjs <<'END'
import exifr from "exifr";
import { getPlaiceholder } from "plaiceholder";
import sharp from "sharp";

const plain = sharp({ create: { width: 48, height: 32, channels: 3, background: "red" } });
const exif = { IFD0: { Orientation: "6" }, IFD2: { DateTimeOriginal: "2026:05:01 00:30:00", OffsetTimeOriginal: "+02:00" } };
const photo = await plain.withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();

const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse(photo);
console.log(process.env.TZ, "| exifr:", DateTimeOriginal.toISOString(), OffsetTimeOriginal);
const raw = await exifr.parse(photo, { reviveValues: false });
const together = raw.DateTimeOriginal.replace(/^(....):(..):(..) /, "$1-$2-$3T") + raw.OffsetTimeOriginal;
console.log(process.env.TZ, "| put together:", new Date(together).toISOString());
for (const [name, file] of Object.entries({ "as taken": photo, "turned before": await sharp(photo).autoOrient().toBuffer() })) {
  const { pixels, metadata } = await getPlaiceholder(file);
  const { autoOrient } = await sharp(file).metadata();
  console.log(`${name}: seen ${autoOrient.width} x ${autoOrient.height} | told ${metadata.width} x ${metadata.height} | stand-in ${pixels[0].length} x ${pixels.length}`);
}
END
(TZ=Europe/Warsaw node try.mjs && TZ=UTC node try.mjs) | tee seen
diff seen - <<'END'
Europe/Warsaw | exifr: 2026-04-30T22:30:00.000Z +02:00
Europe/Warsaw | put together: 2026-04-30T22:30:00.000Z
as taken: seen 32 x 48 | told 48 x 32 | stand-in 4 x 3
turned before: seen 32 x 48 | told 32 x 48 | stand-in 3 x 4
UTC | exifr: 2026-05-01T00:30:00.000Z +02:00
UTC | put together: 2026-04-30T22:30:00.000Z
as taken: seen 32 x 48 | told 48 x 32 | stand-in 4 x 3
turned before: seen 32 x 48 | told 32 x 48 | stand-in 3 x 4
END
