import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../../e2e/support/project-copy";
import { encodeAgain } from "./encode-again";
import { buildWithTowns } from "./scale";
import { type TimedBuild, timedBuild } from "./timed-build";

const editedText = "content/faq.yaml";
const changedPhoto = "content/photos/hero-dom.jpg";
const otherPhoto = "content/photos/hero-las.jpg";

/**
 * `npm run bench:build`: builds a copy of the project cold, again without a change, after one text
 * edit, after one photo was replaced, and with 2,500 more towns (`-- 250`: as many as that); in between encodes the
 * pictures once more with sharp alone.
 */
async function run(): Promise<void> {
  const folder = copyProject();
  const at = (file: string) => path.join(folder, file);
  try {
    const cold = await timedBuild(folder);
    const unchanged = await timedBuild(folder);
    const faq = readFileSync(at(editedText), "utf8");
    writeFileSync(at(editedText), faq.replace("question: ", "question: Jedno słowo więcej – "));
    const text = await timedBuild(folder);
    copyFileSync(at(otherPhoto), at(changedPhoto));
    const photo = await timedBuild(folder);
    print({ cold, unchanged, "after a text edit": text, "after a photo change": photo });
    const alone = await encodeAgain(folder);
    console.log(
      `Pictures, seconds on the clock: ${cold.pictures.toFixed(0)} in the build, ` +
        `${alone.toFixed(0)} with sharp alone; ratio ${(cold.pictures / alone).toFixed(2)}.`,
    );
    await buildWithTowns(folder, Number(process.argv[2] ?? 2500));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(builds: Record<string, TimedBuild>): void {
  console.table(
    Object.fromEntries(
      Object.entries(builds).map(([name, { wall, cpu, memory, encoded, written }]) => [
        name,
        {
          "wall, s": wall.toFixed(0),
          "CPU, s": cpu.toFixed(0),
          "memory, MB": memory.toFixed(0),
          "pictures encoded": encoded,
          "pages written": written.length,
        },
      ]),
    ),
  );
}

void run();
