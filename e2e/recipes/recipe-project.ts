import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../packages/content-model/read/read-content";
import { nameOfFile } from "../../packages/utils";
import { copyProject, git, makePhoto, simplifyPhotos } from "../support/project-copy";
import { carryOut } from "./carry-out";
import type { Recipe, Step } from "./read-recipes";

/** A copy of the project to carry out recipes in; each is a commit. */
export class RecipeProject {
  readonly folder = copyProject();
  /** The commit before all recipes, with the content formatted by `format:content`. */
  start = this.commitStart();

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
    return {
      grupa: overview.slice(1),
      usługa: home.services.cards[0]?.slice(1) ?? "",
      sąsiad: (neighbour.data as { name: string }).name,
      "plik sąsiada": nameOfFile(neighbour.file),
      galeria: home.portfolio.gallery,
      porównanie: home.transformation,
    };
  }

  /** Replaces the photos, so that builds are fast. */
  async simplifyPhotos(): Promise<void> {
    await simplifyPhotos(this.folder);
    this.start = this.commit("Small photos");
  }

  /** Carries out steps, and creates the photographs that they refer to. */
  async follow(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      carryOut(step, this.folder);
      if (step.kind !== "run") await this.makePhotos(step.file);
    }
  }

  /** Carries out a whole recipe and commits it. */
  async cook({ title, steps }: Recipe): Promise<{ touched: string[]; commit: string }> {
    await this.follow(steps);
    return { touched: this.touched(), commit: this.commit(title) };
  }

  /** Reverts a commit, whatever came after it. */
  undo(commit: string): void {
    this.git("revert", "--no-edit", commit);
  }

  /** Discards uncommitted changes. */
  reset(): void {
    this.git("reset", "--hard", "--quiet");
    this.git("clean", "-d", "--force", "--quiet");
  }

  /** The files that differ from the last commit, moved ones under both names. */
  touched(): string[] {
    this.git("add", "--all");
    const lines = this.git("diff", "--cached", "--name-only", "--no-renames").split("\n");
    return lines.filter(Boolean);
  }

  /** Runs one of the project's npm scripts in the copy. */
  run(...command: string[]): void {
    execFileSync("npm", ["run", ...command], {
      cwd: this.folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    });
  }

  git(...args: string[]): string {
    const author = ["-c", "user.name=Recipes", "-c", "user.email=recipes@localhost"];
    return git(this.folder, ...author, ...args);
  }

  private commitStart(): string {
    this.run("task", "format:content");
    return this.commit("As it was");
  }

  private commit(message: string): string {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--no-verify", "--message", message);
    return this.git("rev-parse", "HEAD").trim();
  }

  private async makePhotos(file: string): Promise<void> {
    if (!file.endsWith(".yaml")) return;
    const place = path.join(this.folder, file);
    const named = readFileSync(place, "utf8").matchAll(/\bsrc: (\S+)/g);
    for (const [, src = ""] of named) {
      const photo = path.join(path.dirname(place), src);
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
