import { comparePages } from "@typed-site/workbench";
import { readContent } from "gatsby-plugin-typed-content";
import { townWords } from "./town-words";

/** Above this similarity, search engines treat pages as doorway pages. */
const MOST_ALIKE = 0.6;

/** From this similarity on, pages are worth a look. */
const WORTH_SHOWING = 0.5;

/** Prints the most similar towns of a content folder. @returns whether two are too similar */
export function areTownsAlike(folder: string): boolean {
  const towns = townWords(readContent(folder));
  const pairs = comparePages(towns, WORTH_SHOWING);
  for (const { pages: two, similarity } of pairs.slice(0, 5)) {
    console.error(`${similarity.toFixed(3)}  ${two.join("  ")}`);
  }
  const tooAlike = pairs.filter(({ similarity }) => similarity > MOST_ALIKE).length;
  console.error(
    `${towns.size} towns, ${pairs.length} pairs from ${WORTH_SHOWING} on, ${tooAlike} above ${MOST_ALIKE}`,
  );
  return tooAlike > 0;
}

/** `npm run check:towns`: exits with 1 if two towns are too similar. */
if (require.main === module) process.exitCode = areTownsAlike("content") ? 1 : 0;
