import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../content-layer/read-content";
import { addressOfTown } from "../content-layer/routes";
import { htmlFileOf } from "./addresses";
import { comparePages } from "./shingles";

/** More alike than this, and search engines take pages for doorways to one page. */
const MOST_ALIKE = 0.6;

/** `npm run check:towns`: prints the town pages most alike and leaves with 1 if two are too much so. */
function run(): void {
  const towns = readContent(path.resolve("content")).find(({ file }) => file === "towns.yaml");
  const addresses = (towns?.data as { name: string }[]).map(({ name }) => addressOfTown(name));
  const townPages = new Map(
    addresses.map((address) => [
      address,
      readFileSync(path.resolve("public", htmlFileOf(address)), "utf8"),
    ]),
  );
  const pairs = comparePages(townPages);
  for (const { pages: two, similarity } of pairs.slice(0, 5)) {
    console.error(`${similarity.toFixed(3)}  ${two.join("  ")}`);
  }
  const tooAlike = pairs.filter(({ similarity }) => similarity > MOST_ALIKE).length;
  console.error(
    `${pairs.length} pairs of ${townPages.size} town pages, ${tooAlike} above ${MOST_ALIKE}`,
  );
  process.exitCode = tooAlike > 0 ? 1 : 0;
}

run();
