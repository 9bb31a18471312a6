import { runSteps } from "./steps";

/** `npm test`: takes minutes, and needs Node and a Chromium. Everything longer is in `thorough.ts`. */
void runSteps([
  ["npm run check"],
  ["npm run build"],
  ["npm run task check:site", "npm run task check:towns", "npm run task check:spelling"],
  // One after the other, because each uses all cores.
  ["npm run test:server"],
  ["npm run test:e2e -- --project=quick"],
]);
