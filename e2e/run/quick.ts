import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
void runSteps([
  // Alone, as it tells soonest what is wrong; side by side with the build both would take as long.
  ["check"],
  ["build"],
  // These look at the build, and leave cores idle for a while.
  ["check:site", "check:towns", "check:spelling"],
  ["test:server", "test:e2e"],
]);
