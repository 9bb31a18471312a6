import { runSteps } from "./steps";

/** `npm test`: takes minutes, and needs Node and a Chromium. Everything longer is in `thorough.ts`. */
void runSteps([
  // Writes the types of queries, too, which the check would start Gatsby for.
  [{ command: "npm run build" }],
  // Browsers leave half a core idle, which the check takes.
  [
    { command: "npm run check", again: "npm run check" },
    {
      command: "npm run test:e2e -- --project=quick",
      again: "npm run test:e2e -- --project=quick --last-failed",
    },
  ],
  [{ command: "npm run test:server", again: "npm run test:server -- --onlyFailures" }],
  // Alone: beside the server tests its connections took more than the ten seconds that fetch allows.
  [{ command: "npm run check:site", again: "npm run check:site" }],
]);
