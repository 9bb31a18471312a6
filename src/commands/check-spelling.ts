import path from "node:path";
import { loadCheckSpelling } from "@typed-site/workbench";
import { content } from "../content";
import { townStyle } from "./town-style";

/** `npm run check:spelling`. */
async function run(): Promise<void> {
  const { checkSpelling } = await loadCheckSpelling();
  await checkSpelling(
    { content, folder: path.resolve("content"), styleRules: townStyle },
    process.argv.slice(2),
  );
}

void run();
