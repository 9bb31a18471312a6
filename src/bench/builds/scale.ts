import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { slug } from "../../site/addresses";
import { type TimedBuild, timedBuild } from "./timed-build";

type Town = Record<string, unknown> & { name: string; intro: string };

/**
 * Adds made-up towns to a built copy of the project, and prints what each of them costs, the memory held, and the pages
 * that an edit of one town's words rewrites.
 */
export async function buildWithTowns(folder: string, count: number): Promise<void> {
  const towns = readTowns(folder);
  const before = await timedBuild(folder);
  console.log(`no more towns, nothing changed: ${told(before)}.`);
  const added = madeUp(towns, count);
  for (const town of added) writeTown(folder, town);
  listTowns(folder, [...towns, ...added]);
  const grown = await timedBuild(folder);
  const perTown = ((grown.cpu - before.cpu) / count) * 1000;
  console.log(`${count} more towns: ${told(grown)}; ${perTown.toFixed(1)} ms of CPU a town.`);
  const town = added[0] as Town;
  writeTown(folder, { ...town, intro: `${town.intro} Zmiana.` });
  const edit = await timedBuild(folder);
  console.log(`  an edit of one: ${told(edit)}: ${edit.written.slice(0, 10).join(", ")}.`);
}

const told = ({ cpu, wall, memory, written }: TimedBuild) =>
  `${cpu.toFixed(0)} s of CPU, ${wall.toFixed(0)} s on the clock, ${memory.toFixed(0)} MB at most, ` +
  `${written.length} pages written`;

const townFolder = (project: string) => path.join(project, "content/towns");

const readTowns = (project: string): Town[] =>
  readdirSync(townFolder(project)).map(
    (file) => parse(readFileSync(path.join(townFolder(project), file), "utf8")) as Town,
  );

const writeTown = (project: string, town: Town) =>
  writeFileSync(
    path.join(townFolder(project), `${slug(town.name)}.yaml`),
    stringify(town, { lineWidth: 0, aliasDuplicateObjects: false }),
  );

function listTowns(project: string, towns: Town[]): void {
  const file = path.join(project, "content/navigation.yaml");
  const navigation = parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, stringify({ ...navigation, towns: towns.map(({ name }) => name) }));
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
