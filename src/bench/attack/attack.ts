import { existsSync } from "node:fs";
import type { Attack } from "./attack-cost";
import { closeTheForm } from "./attack-form";
import { costlyInputs } from "./attack-inputs";
import { photosThatSwell } from "./attack-photos";

const attacks: readonly { title: string; run: Attack }[] = [
  { title: "Inputs that cost more than their length", run: costlyInputs },
  { title: "Photos that swell when they are decoded", run: photosThatSwell },
  { title: "One sender who closes the form for others", run: closeTheForm },
];

/**
 * `npm run bench:attack`, after a build: what each attack costs the attacker in bytes, and the
 * server, a process of its own started as `npm start` does, in CPU time and memory.
 */
async function run(): Promise<void> {
  if (!existsSync("public/index.html")) throw new Error("Run `npm run build` first.");
  for (const { title, run } of attacks) {
    console.log(title);
    console.table(await run());
  }
}

void run();
