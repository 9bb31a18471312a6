import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { listen } from "@typed-site/test-support/listen";
import { readTestConfig, testServer } from "./server";

/**
 * A small site's server with enquiries as a separate process, for tests that kill it. Prints its
 * port, then each change of the folder of enquiries; at the one that `STOP_AT` names it waits for
 * its end.
 */
async function serve(): Promise<void> {
  const config = readTestConfig(process.env);
  const { app } = await testServer(config, {
    deliveryTimes: { pollEvery: 50, sendTimeout: 600_000 },
  });
  const { writeFile, rename } = promises;
  Object.assign(promises, {
    writeFile: async (...parameters: Parameters<typeof writeFile>) => {
      await reach("before writing");
      await writeFile(...parameters);
      await reach("after writing");
    },
    rename: async (from: string, to: string) => {
      const state = path.basename(path.dirname(to));
      await reach(`before moving to ${state}`);
      await rename(from, to);
      await reach(`after moving to ${state}`);
    },
  });
  syncBuiltinESMExports();
  await listen(app, config);
}

async function reach(step: string): Promise<void> {
  process.stdout.write(`${step}\n`);
  if (step === process.env.STOP_AT) await new Promise(() => undefined);
}

void serve();
