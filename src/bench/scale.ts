import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { copyOfProject, timedBuild } from "./timed-build";

type Town = Record<string, unknown> & { name: string; intro: string };

const townsFile = "content/towns.yaml";

/**
 * `npm run bench:scale`: adds 250 and 2,500 made-up towns to a copy of the project and prints what
 * a town costs, the memory held, and the pages that an edit of one town rewrites. The pictures are
 * made by a build before, so that they don't count.
 */
async function run(): Promise<void> {
  const folder = copyOfProject();
  const file = path.join(folder, townsFile);
  const towns = parse(readFileSync(file, "utf8")) as Town[];
  const write = (list: Town[]) =>
    writeFileSync(file, stringify(list, { lineWidth: 0, aliasDuplicateObjects: false }));
  try {
    await timedBuild(folder);
    const base = await timedBuild(folder);
    for (const count of [250, 2500]) {
      const many = [...towns, ...madeUp(towns, count)];
      write(many);
      const { cpu, wall, memory, written } = await timedBuild(folder);
      const perTown = ((cpu - base.cpu) / count) * 1000;
      console.log(
        `${count} more towns: ${cpu.toFixed(0)} s of CPU (${base.cpu.toFixed(0)} s without them), ` +
          `${wall.toFixed(0)} s on the clock, ${perTown.toFixed(1)} ms of CPU a town, ` +
          `${memory.toFixed(0)} MB at most, ${written} pages written.`,
      );
      write(many.map((town, i) => (i === 30 ? { ...town, intro: `${town.intro} Zmiana.` } : town)));
      const edit = await timedBuild(folder);
      console.log(
        `  after an edit of one: ${edit.cpu.toFixed(0)} s of CPU, ${edit.written} pages written.`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Towns like the real ones, each with an own name and place: an additive recurrence spreads them
 * evenly over the map.
 */
function madeUp(towns: Town[], count: number): Town[] {
  return Array.from({ length: count }, (_, index) => {
    const like = towns[index % towns.length] as Town;
    const name = `Osada ${letters(index)}`;
    return {
      ...like,
      name,
      locative: `w Osadzie ${letters(index)}`,
      intro: `${name}. ${like.intro}`,
      lat: between(53.9, 54.8, index * 0.7548776662),
      lon: between(16.9, 19.2, index * 0.5698402909),
    };
  });
}

/** The place of a number's fraction between two others, to 3 digits. */
const between = (least: number, most: number, value: number) =>
  Number((least + (value % 1) * (most - least)).toFixed(3));

/** 0, 1, 2 … as Aaa, Baa, Caa …: names without digits. */
function letters(index: number): string {
  const letter = (value: number) => String.fromCharCode(97 + (value % 26));
  const word = letter(index) + letter(Math.floor(index / 26)) + letter(Math.floor(index / 676));
  return word.charAt(0).toUpperCase() + word.slice(1);
}

void run();
