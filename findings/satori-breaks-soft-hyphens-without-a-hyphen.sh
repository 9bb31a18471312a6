#!/usr/bin/env bash
# The title of a share picture has a long Polish word with soft hyphens; Satori draws it, as for Next.js and Astro.
# Expected: where the word is divided stands a hyphen, as in a browser.
# What happens: it is divided, and there is none: "nieprzemakal" and below it "ność", two words.
# Seen with satori 0.63.2, font Inter 5.3.0 of fontsource, sharp 0.35.5.
# Costs: a title that reads as other words, in a picture that nobody reads again.
# Do: take soft hyphens out and choose a smaller size for long words.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error satori@0.63.2 @fontsource/inter@5.3.0 sharp@0.35.5 >/dev/null || exit 2

cat >try.mjs <<'END'
import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";

const data = readFileSync("node_modules/@fontsource/inter/files/inter-latin-400-normal.woff");
const draw = async (text, width) => {
  const style = { width, height: 80, fontSize: 24, fontFamily: "Inter", background: "#fff", display: "flex" };
  const svg = await satori({ type: "div", props: { style, children: text } }, { width, height: 80, fonts: [{ name: "Inter", data, weight: 400 }] });
  return sharp(Buffer.from(svg)).raw().toBuffer();
};
const same = async (a, b, width) => ((await draw(a, width)).equals(await draw(b, width)) ? "the same picture" : "another picture");
console.log("wide: nieprze, with and without a soft hyphen:", await same("nie\u00adprze", "nieprze", 300));
console.log("narrow: a soft hyphen beside nieprze/makal:", await same("nieprze\u00admakal", "nieprze makal", 100));
console.log("narrow: a soft hyphen beside nieprze-/makal:", await same("nieprze\u00admakal", "nieprze- makal", 100));
END
node try.mjs | tee seen
diff seen - <<'END'
wide: nieprze, with and without a soft hyphen: the same picture
narrow: a soft hyphen beside nieprze/makal: the same picture
narrow: a soft hyphen beside nieprze-/makal: another picture
END
