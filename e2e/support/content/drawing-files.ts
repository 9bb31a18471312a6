import { readdirSync } from "node:fs";
import { readDrawing } from "../../../src/models/drawings/read-drawing";

/** The names of the drawings whose files there are. */
export const drawingNames = readdirSync("content/drawings")
  .filter((file) => file.endsWith(".svg"))
  .map((file) => file.slice(0, -".svg".length));

/** How many words a drawing has places for. */
export const countOfWords = (name: string) => readDrawing(name).words.length;
