import { readContent } from "@typed-site/content-model";
import { comparePages } from "@typed-site/workbench";
import { townWords } from "./town-words";

/** Above this similarity, search engines treat pages as doorway pages. */
const MOST_ALIKE = 0.6;

/** `npm run check:towns`: prints the most similar towns and exits with 1 if two are too similar. */
function checkTowns(): void {
  const towns = townWords(readContent("content"));
  const pairs = comparePages(towns);
  for (const { pages: two, similarity } of pairs.slice(0, 5)) {
    console.error(`${similarity.toFixed(3)}  ${two.join("  ")}`);
  }
  const tooAlike = pairs.filter(({ similarity }) => similarity > MOST_ALIKE).length;
  console.error(`${pairs.length} pairs of ${towns.size} towns, ${tooAlike} above ${MOST_ALIKE}`);
  process.exitCode = tooAlike > 0 ? 1 : 0;
}

checkTowns();
