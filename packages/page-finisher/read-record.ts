import { readFileSync } from "node:fs";

/** Reads what an earlier build has noted; empty if there was none, or the file was cut off. */
export function readRecord<Value>(file: string): Record<string, Value> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Value>;
  } catch {
    return {};
  }
}
