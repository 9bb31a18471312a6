import { readFileSync } from "node:fs";
import sharp from "sharp";
import { colours } from "./colours";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** The colour that a role resolves to. */
function resolve(name: string): string | undefined {
  const value = RegExp(`^ *--${name}: ([^;]+);`, "m").exec(tokens)?.[1];
  const alias = /^var\(--([\w-]+)\)$/.exec(value ?? "")?.[1];
  return alias === undefined ? value : resolve(alias);
}

test.each(Object.entries(colours))("%s is what the style sheet has", (name, colour) => {
  const role = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(resolve(role)).toBe(colour);
});

test("drawings, which no style sheet reaches, keep to the colours of the style sheet", () => {
  const known = tokens.match(/#[\da-f]{3,6}\b/g);
  const styles = ["check", "chevron", "handle"].map((name) => `src/styles/${name}.svg`);
  for (const file of ["static/favicon.svg", ...styles]) {
    const used = readFileSync(file, "utf8").match(/#[\da-f]{3,6}\b/g);
    expect(known).toEqual(expect.arrayContaining(used ?? ["none"]));
  }
});

test.each(["apple-touch-icon.png", "icon-192.png", "icon-512.png"])(
  "%s has the ground and the logo's colour of the style sheet; else draw it again",
  async (name) => {
    const { data, info } = await sharp(`static/${name}`)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => {
      const at = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
      return `#${data.subarray(at, at + 3).toString("hex")}`;
    };
    expect([colourAt(0, 0), colourAt(0.5, 0.555)]).toEqual([colours.bg, colours.bgDeep]);
  },
);
