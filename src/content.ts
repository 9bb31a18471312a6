import path from "node:path";
import { gitDates } from "@typed-site/utils/node";
import { defineContent, polish } from "gatsby-plugin-typed-content";
import { models } from "./models";
import { companyPlaceholders } from "./models/company/company-words";
import { contactsByHand } from "./models/company/contacts-by-hand";
import { photosNoteProblems } from "./models/company/photos-note-rules";
import { guideRiddles } from "./models/felling/guide-riddles";
import { privacyProblems } from "./models/pages/privacy-rules";
import { picturesOnce } from "./models/pictures-once";
import { anchors } from "./utils/anchors";
import { filesPath } from "./utils/paths";
import { serverAddresses } from "./utils/server-addresses";
import { siteUrl } from "./utils/site-url";

/** The content of this site: its models, placeholders and rules. */
export const content = defineContent({
  language: polish,
  models,
  modelsFile: "src/models/index.ts",
  placeholders: companyPlaceholders,
  rules: [privacyProblems, photosNoteProblems, contactsByHand, guideRiddles, picturesOnce],
  filesAddress: filesPath,
  siteUrl,
  timeZone: "Europe/Warsaw",
  takenAddresses: serverAddresses,
  privateOrigins: (process.env.PRIVATE_ORIGINS ?? "").split(" ").filter(Boolean),
  fileDates: () => gitDates(path.resolve("content")),
  anchors: [anchors.main, anchors.towns],
});
