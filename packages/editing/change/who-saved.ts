import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Who saved a file, and when (ISO 8601). */
export interface SavedBy {
  by: string;
  at: string;
}

/** Who saved which file since it was published, by the file's place below `content/`. It outlives a restart. */
export class WhoSaved {
  /** @param file where it is kept */
  constructor(private readonly file: string) {}

  /** All files that were saved and not yet published. */
  all(): Readonly<Record<string, SavedBy>> {
    if (!existsSync(this.file)) return {};
    return JSON.parse(readFileSync(this.file, "utf8")) as Record<string, SavedBy>;
  }

  /**
   * Writes down that somebody saved or deleted files.
   * @param by the name; empty where nobody is known
   */
  note(places: readonly string[], by: string): void {
    if (by === "") {
      this.forget(places);
      return;
    }
    const at = new Date().toISOString();
    this.write({
      ...this.all(),
      ...Object.fromEntries(places.map((place) => [place, { by, at }])),
    });
  }

  /** Forgets files that were published, or whose changes were thrown away. */
  forget(places: readonly string[]): void {
    const left = Object.entries(this.all()).filter(([place]) => !places.includes(place));
    this.write(Object.fromEntries(left));
  }

  private write(all: Readonly<Record<string, SavedBy>>): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const draft = `${this.file}.new`;
    writeFileSync(draft, JSON.stringify(all, null, 2));
    renameSync(draft, this.file);
  }
}
