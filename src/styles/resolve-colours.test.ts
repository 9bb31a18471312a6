import { readFileSync } from "node:fs";
import { coloursModule, resolveColours } from "./resolve-colours";

test("a role has the value of the colour that it names", () => {
  const css = `:root {
    --leaf-700: #1c6a3d;
    --r: 5px;
    --success: var(--leaf-700); /* what was right */
    --ok: var(--success);
  }`;
  expect(resolveColours(css)).toEqual({ leaf700: "#1c6a3d", success: "#1c6a3d", ok: "#1c6a3d" });
  expect(coloursModule(css)).not.toContain("leaf700");
});

test("`npm run colours` has been run since the style sheet changed", () => {
  const written = readFileSync("src/styles/colours.ts", "utf8");
  expect(written).toBe(coloursModule(readFileSync("src/styles/tokens.css", "utf8")));
});

test("drawings, which no style sheet reaches, keep to the colours of the style sheet", () => {
  const tokens = Object.values(resolveColours(readFileSync("src/styles/tokens.css", "utf8")));
  for (const name of ["favicon.svg", "img/check.svg", "img/chevron.svg", "img/handle.svg"]) {
    const used = readFileSync(`static/${name}`, "utf8").match(/#[\da-f]{3,6}\b/g);
    expect(tokens).toEqual(expect.arrayContaining(used ?? ["none"]));
  }
});
