import { readFileSync, writeFileSync } from "node:fs";
import { coloursModule } from "../styles/resolve-colours";

/** `npm run colours`: writes the colours of the style sheet's roles for what reads no style sheet. */
function run(): void {
  writeFileSync(
    "src/styles/colours.ts",
    coloursModule(readFileSync("src/styles/tokens.css", "utf8")),
  );
}

run();
