import { existsSync, readFileSync } from "node:fs";
import { drawHouse } from "./draw-house";

/** Whoever takes `apps` away keeps a picture that is right for the rest. */
const rest = (text: string) =>
  text.split("\n").filter((line) => existsSync("apps") || !line.includes("apps_"));

test("the picture of the house is drawn from today's imports: npm run draw:house", () => {
  expect(rest(readFileSync("docs/house.md", "utf8"))).toEqual(rest(drawHouse()));
});

test("has no more boxes than one can take in, and no arrow back", () => {
  const drawn = drawHouse();
  expect(drawn.match(/^ {4}\w+\[/gm)?.length).toBeLessThanOrEqual(25);
  const arrows = Array.from(drawn.matchAll(/^ {2}(\w+) --> (\w+)$/gm), ([, from, to]) => [
    from,
    to,
  ]);
  let open = arrows;
  // Rooms to which no arrow leads are taken away, again and again: what is left then is a circle.
  for (let before = -1; before !== open.length;) {
    before = open.length;
    open = open.filter(([from]) => open.some(([, to]) => to === from));
  }
  expect(open).toEqual([]);
});
