import { readFileSync } from "node:fs";
import { writeWhole } from "@typed-site/utils/node";

/** Who saved a file, and when (ISO 8601). */
export interface SavedBy {
  by: string;
  at: string;
  /** Others who saved it before, since it was published. */
  others?: string[];
}

/** All who saved a file, whoever did it last first. */
export const namesOf = ({ by, others = [] }: SavedBy): string[] => [by, ...others];

/** Who saved which file since it was published, by the file's place below `content/`. It outlives a restart. */
export class WhoSaved {
  /** @param file where it is kept */
  constructor(private readonly file: string) {}

  /** All files that were saved and not yet published. */
  all(): Readonly<Record<string, SavedBy>> {
    try {
      return JSON.parse(readFileSync(this.file, "utf8")) as Record<string, SavedBy>;
    } catch {
      // It is not there yet, or a power failure has torn it: names are no reason to stop editing.
      return {};
    }
  }

  /** Writes down that somebody saved or deleted files. @param by the name */
  note(places: readonly string[], by: string): void {
    const at = new Date().toISOString();
    const all = this.all();
    const noted = places.map((place) => {
      const earlier = all[place] ? namesOf(all[place]) : [];
      const others = earlier.filter((name) => name !== by);
      return [place, { by, at, ...(others.length > 0 && { others }) }] as const;
    });
    this.write({ ...all, ...Object.fromEntries(noted) });
  }

  /**
   * Forgets who saved files that wait no more: that is in git by now.
   * @param known what was known before it was read what waits; what was saved since stays
   */
  forgetAllBut(waiting: ReadonlySet<string>, known: Readonly<Record<string, SavedBy>>): void {
    const isOver = ([file, { at }]: [string, SavedBy]) =>
      !waiting.has(file) && known[file]?.at === at;
    const all = Object.entries(this.all());
    if (all.some(isOver)) this.write(Object.fromEntries(all.filter((one) => !isOver(one))));
  }

  private write(all: Readonly<Record<string, SavedBy>>): void {
    writeWhole(this.file, JSON.stringify(all, null, 2));
  }
}
