import { runSteps } from "./steps";

/** `npm test`: minutes, with Node and a Chromium. What takes longer or more is in `thorough.ts`. */
void runSteps([
  ["check:content", "typecheck", "lint"],
  // A build leaves a core free for a good part of its time. It writes the types that `typecheck` reads.
  ["build", "test:unit -- --maxWorkers=2"],
  ["check:site", "check:towns", "check:spelling"],
  // One after the other: each keeps all cores busy.
  ["test:server"],
  ["test:e2e"],
]);
