import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
void runSteps([
  // Neither needs the other, and each leaves cores idle for a while.
  ["check", "build"],
  // These look at the build.
  ["check:site", "check:towns", "check:spelling"],
  ["test:server", "test:e2e"],
]);
