import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

interface Town {
  name: string;
  intro: string;
}

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

const write = (file: string, content: object) =>
  writeFileSync(file, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));

/** Adds generated towns to a copy of the project, each with its own name. */
export function addTowns(folder: string, count: number): void {
  const towns = path.join(folder, "content/towns");
  const real = readdirSync(towns).map((file) => read(path.join(towns, file)) as Town);
  const names = Array.from({ length: count }, (_, index) => `Osada N${lettersFor(index)}`);
  for (const [index, name] of names.entries()) {
    const like = real[index % real.length] as Town;
    const file = `${name.toLowerCase().replace(" ", "-")}.yaml`;
    const own = { name, locative: name.replace("Osada", "w Osadzie") };
    write(path.join(towns, file), { ...like, ...own, intro: `${name}. ${like.intro}` });
  }
}

/** 0, 1, 2 … as a, b, c …, because names contain no digits. */
const lettersFor = (index: number) =>
  index.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
