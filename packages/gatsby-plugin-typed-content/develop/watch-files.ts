import { type FSWatcher, watch } from "chokidar";

/**
 * Calls back with each file that changes, relative to the working directory. What cannot be watched is printed: an
 * unhandled error would end `develop`.
 */
export function watchFiles(files: readonly string[], onChange: (file: string) => void): FSWatcher {
  return watch([...files], { cwd: process.cwd(), ignoreInitial: true })
    .on("all", (_event, file) => onChange(file))
    .on("error", (error) => console.error(error));
}
