import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nameOfFile } from "@typed-site/utils";
import { readContent } from "gatsby-plugin-typed-content";
import { copyProject, git, makePhoto } from "../support/project-copy";
import { carryOut } from "./carry-out";
import type { Recipe } from "./read-recipes";

/** A copy of the project to carry out recipes in. */
export class RecipeProject {
  readonly folder = copyProject();

  /** Replacements for the recipes' placeholders, taken from the content. */
  placeholders(): Record<string, string> {
    const files = readContent(path.join(this.folder, "content"));
    const find = (pattern: RegExp) => {
      const found = files.find(({ file }) => pattern.test(file));
      if (!found) throw new Error(`No content file is like ${pattern.source}`);
      return found;
    };
    const { data: navigation } = find(/^navigation\.yaml$/) as { data: { header: Group[] } };
    const { data: home } = find(/^pages\/home\.yaml$/) as { data: Home };
    const neighbour = find(/^towns\//);
    const [{ overview } = { overview: "" }] = navigation.header;
    const group = overview.slice(1);
    const service = home.services.cards[0]?.slice(1) ?? "";
    const { name } = neighbour.data as { name: string };
    return {
      ...{ group, service, neighbour: name },
      ...{ grupa: group, usługa: service, sąsiad: name },
      "plik sąsiada": nameOfFile(neighbour.file),
      galeria: home.portfolio.gallery,
      porównanie: home.transformation,
    };
  }

  /** Carries out a recipe, and creates the photographs that it refers to. */
  async follow({ steps }: Recipe): Promise<void> {
    for (const step of steps) {
      carryOut(step, this.folder);
      if (step.kind !== "run") await this.makePhotos(step.file);
    }
    // A later recipe may move what this one has added.
    git(this.folder, "add", "--all");
  }

  /** Runs a command in the copy. */
  run(command: string, ...words: string[]): void {
    execFileSync(command, words, {
      cwd: this.folder,
      stdio: ["ignore", process.stderr, "inherit"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    });
  }

  /** Reads a file of the copy. */
  read(name: string): string {
    return readFileSync(path.join(this.folder, name), "utf8");
  }

  /**
   * Replaces words of one of the copy's files.
   * @throws if they are not there once
   */
  replace(file: string, words: string, others: string): void {
    const parts = this.read(file).split(words);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${words}`);
    writeFileSync(path.join(this.folder, file), parts.join(others));
  }

  private async makePhotos(file: string): Promise<void> {
    if (!file.endsWith(".yaml")) return;
    for (const [, src = ""] of this.read(file).matchAll(/\bsrc: (\S+)/g)) {
      const photo = path.join(this.folder, path.dirname(file), src);
      if (!existsSync(photo)) await makePhoto(photo);
    }
  }
}

interface Group {
  overview: string;
}

interface Home {
  services: { cards: string[] };
  portfolio: { gallery: string };
  transformation: string;
}
