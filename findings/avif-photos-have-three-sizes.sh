#!/usr/bin/env bash
# A photo taken upright is 48 by 32 pixels in its file and says "turn me": a JPEG by EXIF orientation 6, an AVIF by `irot`, a
# rotation, as avifenc makes it of that JPEG. Another AVIF says that only 40 by 20 pixels of it are to be shown (`clap`).
# Expected: who measures the files tells size and turn of both alike, and browsers and sharp agree.
# What happens: image-size tells the turn of the JPEG and not that of the AVIF. probe-image-size tells 8 for the AVIF, a turn
# the other way, where the JPEG has 6. Of the cropped one image-size takes 47 by 32, which is no size of anything, sharp
# the crop, and Chromium shows all of it.
# Seen with image-size 2.1.0, probe-image-size 7.5.0, sharp 0.35.5, Chromium 156.
# Costs: `width` and `height` the wrong way round: the page jumps, or the photo is squeezed; photos upside down.
# Do: measure by sharp's `metadata().autoOrient`, and serve what sharp wrote, never the file that was sent.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error image-size@2.1.0 probe-image-size@7.5.0 \
  sharp@0.35.5 playwright-core@1.65.1 >/dev/null || exit 2
CHROMIUM=$(command -v chromium) && "$CHROMIUM" --version 2>/dev/null | grep ' 156\.' || exit 2
export CHROMIUM

# Plain red of 48 by 32 pixels: avifenc 0.11.1 --irot 3
base64 --decode >turned.avif <<'END'
AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD8bWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADn
BpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABJAAAACIAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAdGlwcnAA
AABUaXBjbwAAABRpc3BlAAAAAAAAADAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAJaXJvdAMAAAAYaX
BtYQAAAAAAAAABAAEFAQKDBIUAAAAqbWRhdBIACgk4FS/7CAhoNIAyExZABhhhhACy0TjFqSn3SRNdnYg=
END
# avifenc 0.11.1 --clap 40,1,20,1,0,1,0,1
base64 --decode >cropped.avif <<'END'
AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAEbbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADn
BpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABQwAAACIAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAk2lwcnAA
AABzaXBjbwAAABRpc3BlAAAAAAAAADAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAoY2xhcAAAACgAAA
ABAAAAFAAAAAEAAAAAAAAAAQAAAAAAAAABAAAAGGlwbWEAAAAAAAAAAQABBQECgwSFAAAAKm1kYXQSAAoJOBUv+wgIaDSAMhMWQAYYYYQAstE4xakp90kT
XZ2I
END
cat >try.mjs <<'END'
import { readFileSync, writeFileSync } from "node:fs";
import imageSize from "image-size";
import { chromium } from "playwright-core";
import probe from "probe-image-size";
import sharp from "sharp";

const red = { width: 48, height: 32, channels: 3, background: "#c83c28" };
writeFileSync("turned.jpg", await sharp({ create: red }).withMetadata({ orientation: 6 }).jpeg().toBuffer());

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const shown = (type, bytes) =>
  page.evaluate(async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  }, `data:image/${type};base64,${bytes.toString("base64")}`);
const told = ({ width, height, orientation }) => `${width} x ${height}${orientation ? `, orientation ${orientation}` : ""}`;
for (const [file, type] of [["turned.jpg", "jpeg"], ["turned.avif", "avif"], ["cropped.avif", "avif"]]) {
  const bytes = readFileSync(file);
  console.log(file);
  console.log(`  image-size: ${told((imageSize.imageSize ?? imageSize)(bytes))}`);
  console.log(`  probe-image-size: ${told(probe.sync(bytes))}`);
  console.log(`  sharp: ${told((await sharp(bytes).metadata()).autoOrient)}`);
  console.log(`  Chromium: ${told(await shown(type, bytes))}`);
}
await browser.close();
END
node try.mjs | tee seen
diff seen - <<'END'
turned.jpg
  image-size: 48 x 32, orientation 6
  probe-image-size: 48 x 32, orientation 6
  sharp: 32 x 48
  Chromium: 32 x 48
turned.avif
  image-size: 48 x 32
  probe-image-size: 48 x 32, orientation 8
  sharp: 32 x 48
  Chromium: 32 x 48
cropped.avif
  image-size: 47 x 32
  probe-image-size: 48 x 32
  sharp: 40 x 20
  Chromium: 48 x 32
END
