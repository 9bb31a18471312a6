import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
void runSteps([
  ["check"],
  ["build"],
  ["check:site", "check:towns", "check:spelling"],
  // One after the other: each keeps all cores busy.
  ["test:server"],
  ["test:e2e"],
]);
