import path from "node:path";

/** A program of this project: its file, and what Node needs to run it. */
export interface OwnProgram {
  file: string;
  nodeOptions: string[];
}

/**
 * A program that the server runs in another process. From the source it is TypeScript, which tsx loads; in
 * a release it is bundled and lies beside the server.
 * @param folder where its source lies: the caller's `__dirname`
 */
export function ownProgram(folder: string, name: string): OwnProgram {
  const isSource = __filename.endsWith(".ts");
  return {
    file: path.join(folder, name + (isSource ? ".ts" : ".cjs")),
    // Only the CommonJS loader: all of tsx would take 25 MB more.
    nodeOptions: isSource ? ["--require", "tsx/cjs"] : [],
  };
}
