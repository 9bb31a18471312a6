import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { canonicalYaml, isMapping } from "gatsby-plugin-typed-content";
import { content } from "../../src/content";
import type { Step } from "./read-recipes";

/**
 * Carries out one step of a recipe in a copy of the project, as a reader would.
 * @throws if that is impossible: a new file already exists, or lines to replace are missing
 */
export function carryOut(step: Step, project: string): void {
  if (step.kind === "run") {
    execFileSync("sh", ["-ec", step.text], { cwd: project, stdio: "pipe" });
    return;
  }
  const file = path.join(project, step.file);
  if (step.kind === "create") {
    if (existsSync(file)) throw new Error(`${step.file} is not new`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, step.text);
    return;
  }
  const before = readFileSync(file, "utf8");
  if (step.kind === "replace") {
    writeFileSync(file, replaceLines(before, step.text, step.file));
    return;
  }
  const merged = merge(parse(before), parse(step.text), step.kind);
  const model = content.modelOfFile(path.posix.relative("content", step.file));
  writeFileSync(file, model ? canonicalYaml(model, merged) : stringify(merged, { lineWidth: 0 }));
}

/**
 * Applies a diff: replaces the lines that begin with `-` by those that begin with `+`, between
 * unchanged lines; `@@` separates hunks.
 */
function replaceLines(text: string, diff: string, name: string): string {
  return diff.split(/^@@.*\n/m).reduce((result, hunk) => {
    const lines = hunk.split("\n").filter((line) => line !== "");
    const side = (other: string) =>
      lines.filter((line) => !line.startsWith(other)).map((line) => `${line.slice(1)}\n`);
    const parts = `\n${result}`.split(`\n${side("+").join("")}`);
    if (parts.length !== 2) throw new Error(`${name} has ${parts.length - 1} times:\n${hunk}`);
    return parts.join(`\n${side("-").join("")}`).slice(1);
  }, text);
}

/**
 * A file's data after a step. Added lists are appended to those with the same key; changed entries
 * are found by the first of their keys.
 */
function merge(old: unknown, step: unknown, kind: "add" | "change"): unknown {
  if (Array.isArray(old) && Array.isArray(step)) {
    const entries = old as unknown[];
    return kind === "add"
      ? [...entries, ...(step as unknown[])]
      : (step as unknown[]).reduce<unknown[]>(changeEntry, entries);
  }
  if (!isMapping(old) || !isMapping(step)) return step;
  const entries = Object.entries(step).map(([key, value]): [string, unknown] => [
    key,
    merge(old[key], value, kind),
  ]);
  return { ...old, ...Object.fromEntries(entries) };
}

function changeEntry(list: unknown[], change: unknown): unknown[] {
  const [key = "", value] = Object.entries(change as object)[0] ?? [];
  const isMeant = (entry: unknown) => isMapping(entry) && entry[key] === value;
  if (!list.some(isMeant)) throw new Error(`No entry has ${key}: ${String(value)}`);
  return list.map((entry) => (isMeant(entry) ? merge(entry, change, "change") : entry));
}
