#!/usr/bin/env bash
# Two declarations of one property, the older value first, are CSS's oldest fallback.
# Expected: Lightning CSS drops the first where all `targets` know the second, and keeps it where one does not. It does
# so for `min-height` and `color`.
# What happens: for other properties it does not ask the targets, and drops the first. With Safari 15.0 and Chrome 85 as
# targets, which know neither `overflow: clip` (Safari 16, Chrome 90) nor `round()` (15.4, 125), `hidden` and `1rem` go.
# Seen with lightningcss 1.33.0; esbuild 0.28.2 keeps all.
# Costs: wide pictures and menus push the page sideways on older iPhones alone; a grid without gaps.
# Do: write the newer value within `@supports`, which it leaves alone.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error lightningcss@1.33.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import { transform } from "lightningcss";

const targets = { safari: (15 << 16) | (0 << 8), chrome: 85 << 16 };
const lower = (css) => `${transform({ filename: "a.css", code: Buffer.from(css), minify: true, targets }).code}`;
for (const css of [
  "a{min-height:100vh;min-height:100dvh}",
  "a{color:#111;color:oklch(20% 0 0)}",
  "a{overflow:hidden;overflow:clip}",
  "a{gap:1rem;gap:round(up,1.3rem,1px)}",
  "a{align-items:center;align-items:safe center}",
  "a{overflow:hidden}@supports (overflow:clip){a{overflow:clip}}",
]) {
  console.log(css, "=>", lower(css));
}
END
node try.mjs | tee seen
diff seen - <<'END'
a{min-height:100vh;min-height:100dvh} => a{min-height:100vh;min-height:100dvh}
a{color:#111;color:oklch(20% 0 0)} => a{color:#111;color:oklch(20% 0 0)}
a{overflow:hidden;overflow:clip} => a{overflow:clip}
a{gap:1rem;gap:round(up,1.3rem,1px)} => a{gap:round(up,1.3rem,1px)}
a{align-items:center;align-items:safe center} => a{align-items:safe center}
a{overflow:hidden}@supports (overflow:clip){a{overflow:clip}} => a{overflow:hidden}@supports (overflow:clip){a{overflow:clip}}
END
