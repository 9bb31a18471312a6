import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
void runSteps([
  ["npm run check"],
  ["npm run build"],
  ["npm run task check:site", "npm run task check:towns", "npm run task check:spelling"],
  // One after the other: each keeps all cores busy.
  ["npm run test:server"],
  ["npm run test:e2e -- --project=quick"],
]);
