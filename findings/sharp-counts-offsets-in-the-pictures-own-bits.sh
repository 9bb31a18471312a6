#!/usr/bin/env bash
# The same grey as a PNG of 8 and of 16 bits (scanners write the latter), through the same
# calls of sharp, written as PNG of 8 bits.
# Expected: the same grey, or an error: `threshold`, `extend`, `tint` and colours do count in 255 for both.
# What happens: the offsets of `linear` and `convolve` are added in the picture's own bits: 50 of 65535 is nothing.
# `boolean` with a picture of 8 bits and `dilate` give black. Only `clahe` says that it cannot. Nothing warns.
# Seen with sharp 0.35.5 (libvips 8.18.7).
# Costs: a brightened series in which some photos stay dark, and a black one, found by who looks.
# Do: `.toColourspace("srgb")` does not help, since it comes last: make 8 bits first, by a pass of its own
# (`sharp(await sharp(input).png().toBuffer())`, below), or scale the offset by `metadata().depth`.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error sharp@0.35.5 >/dev/null || exit 2

cat >try.mjs <<'END'
import sharp from "sharp";

const size = { width: 64, height: 64, channels: 3 };
const eight = await sharp({ create: { ...size, background: "#4e4e4e" } }).png().toBuffer();
const sixteen = await sharp(new Uint16Array(64 * 64 * 3).fill(0x4e4e), { raw: size }).toColourspace("rgb16").png().toBuffer();
const made8 = await sharp(sixteen).png().toBuffer();
const grey = async (picture) => (await sharp(await picture.png().toBuffer()).raw().toBuffer())[64 * 3 * 32 + 96];
const changes = {
  none: (picture) => picture,
  "threshold(60)": (picture) => picture.threshold(60),
  "linear(1, 50)": (picture) => picture.linear(1, 50),
  "toColourspace, linear": (picture) => picture.toColourspace("srgb").linear(1, 50),
  "convolve, offset 50": (picture) => picture.convolve({ width: 3, height: 3, kernel: [0, 0, 0, 0, 1, 0, 0, 0, 0], offset: 50 }),
  "boolean and": (picture) => picture.boolean(eight, "and"),
  "dilate(1)": (picture) => picture.dilate(1),
};
for (const [name, change] of Object.entries(changes)) {
  const [a, b, c] = await Promise.all([eight, sixteen, made8].map((picture) => grey(change(sharp(picture)))));
  console.log(`${name} | 8 bits: ${a} | 16 bits: ${b} | 16 made 8 first: ${c}`);
}
END
node try.mjs | tee seen
diff seen - <<'END'
none | 8 bits: 78 | 16 bits: 78 | 16 made 8 first: 78
threshold(60) | 8 bits: 255 | 16 bits: 255 | 16 made 8 first: 255
linear(1, 50) | 8 bits: 128 | 16 bits: 78 | 16 made 8 first: 128
toColourspace, linear | 8 bits: 128 | 16 bits: 78 | 16 made 8 first: 128
convolve, offset 50 | 8 bits: 128 | 16 bits: 78 | 16 made 8 first: 128
boolean and | 8 bits: 78 | 16 bits: 0 | 16 made 8 first: 78
dilate(1) | 8 bits: 78 | 16 bits: 0 | 16 made 8 first: 78
END
