#!/usr/bin/env bash
# A picture of wide gamut says its colour space by an ICC profile, or by four numbers (CICP): "nclx" in AVIF and HEIC,
# the chunk cICP in PNG (third edition). 12 is Display P3, 9 is BT.2020. avifenc writes the numbers alone.
# Expected: sharp's output is sRGB by default, whichever way the input said what it is.
# What happens: it converts by the profile and never looks at the numbers, nor does `metadata()` tell them. The picture
# goes out with the samples of P3 marked as sRGB: dull, and nothing says so.
# Seen with sharp 0.35.5 (libvips 8.18.7, libheif 1.23.5). Chromium 156 paints both files below as 219 41 23.
# Costs: reds and greens of each such photo, for ever, since the saved copy no longer says what it was.
# Do: look for `colr` … `nclx` or `cICP` before sharp; where primaries are not 1, give it the raw samples with a profile.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error sharp@0.35.5 >/dev/null || exit 2

# A plain red of 64 by 64 pixels: avifenc 0.11.1 --cicp 12/13/6
base64 --decode >p3-nclx.avif <<'END'
AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aW
YAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACQAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29s
b3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAMAA
0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACxtZGF0EgAKCTgVf/2EMDQaQDIVGkAUUUUEALTbeujVK1abGhyffSXg
END
cat >try.mjs <<'END'
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const pixel = async (picture) => [...(await sharp(picture).raw().toBuffer()).subarray(0, 3)].join(" ");
const profile = async (picture) => ((await sharp(picture).metadata()).icc ? "profile" : "no profile");
const red = sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 60, b: 40 } } });

const avif = readFileSync("p3-nclx.avif");
const numbers = [0, 2, 4].map((step) => avif.readUInt16BE(avif.indexOf("nclx") + 4 + step)).join("/");
console.log(`AVIF, ${numbers}:`, await pixel(avif), await profile(avif));

const png = await red.clone().png().toBuffer();
/** The PNG with a chunk more after its header. */
const withChunk = (name, data) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([png.subarray(0, 33), numbers.subarray(0, 4), body, numbers.subarray(4), png.subarray(33)]);
};
const p3 = withChunk("cICP", Buffer.from([12, 13, 0, 1]));
console.log("PNG, cICP 12/13/0/1:", await pixel(p3), await profile(p3));

/** The same samples with a profile of P3. */
const { icc } = await sharp(await red.clone().withIccProfile("p3").png().toBuffer()).metadata();
const withProfile = withChunk("iCCP", Buffer.concat([Buffer.from("p3\0\0"), deflateSync(icc)]));
console.log("PNG, profile of P3:", await pixel(withProfile), await profile(withProfile));
END
node try.mjs | tee seen
diff seen - <<'END'
AVIF, 12/13/6: 201 60 40 no profile
PNG, cICP 12/13/0/1: 200 60 40 no profile
PNG, profile of P3: 217 42 24 profile
END
