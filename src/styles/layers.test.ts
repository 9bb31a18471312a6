import { readFileSync } from "node:fs";
import { LAYERS } from "./layers";

test("the order of the layers is that of the style sheet", () => {
  expect(readFileSync("src/styles/tokens.css", "utf8")).toContain(`\n${LAYERS}\n`);
});
