import { createRequire } from "node:module";
import path from "node:path";
import { learnWord } from "@typed-site/workbench";
import { releaseProblems } from "../../src/build/release-problems";
import { content } from "../../src/content";
import { ENQUIRY_ADDRESSES } from "../../src/utils/enquiry-addresses";
import type { EditedSite } from "./server/edited-site";

/** The folder of the repository whose content is edited. */
export const project = path.resolve(__dirname, "../..");

const { resolve } = createRequire(path.join(project, "package.json"));

/** The site that this editor edits. */
export const site: EditedSite = {
  content,
  releaseProblems,
  learnWord,
  commands: {
    spelling: ["src/commands/check-spelling.ts", "--json"],
    preview: (port) => [
      process.execPath,
      resolve("gatsby/cli.js"),
      "develop",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
    ],
  },
  styles: ["src/styles/fonts.css", "src/styles/tokens.css"],
  formAddress: ENQUIRY_ADDRESSES.endpoint,
};
