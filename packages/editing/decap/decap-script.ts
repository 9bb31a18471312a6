import { readFileSync } from "node:fs";

/** What is changed in Decap's script, since it has no settings for it and what is typed would be lost. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  // A draft is kept two seconds after the last key.
  [/(?<=\.persistLocalBackup\(\w,\w\)\},)2e3/, "300"],
  // The draft is looked for while the entry is still on its way, which then takes the draft's place.
  [
    /(\w\(\w,\w\)),(\w\?\w\(\w,this\.props\.location\.search\):\w\(\w,\w\));/,
    "Promise.resolve($2).then(()=>$1);",
  ],
];

/**
 * Decap's script as the editing page gets it.
 * @throws where another version of Decap is written otherwise
 */
export function decapScript(file: string): string {
  return CHANGES.reduce(
    (script, [found, put]) => {
      const changed = script.replace(found, put);
      if (changed === script) throw new Error(`${file} has nothing like ${found.source}`);
      return changed;
    },
    readFileSync(file, "utf8"),
  );
}
