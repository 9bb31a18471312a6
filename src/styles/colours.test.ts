import { readFileSync } from "node:fs";
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
  for (const name of ["favicon.svg", "img/check.svg", "img/chevron.svg", "img/handle.svg"]) {
    const used = readFileSync(`static/${name}`, "utf8").match(/#[\da-f]{3,6}\b/g);
    expect(known).toEqual(expect.arrayContaining(used ?? ["none"]));
  }
});
