import { type FSWatcher, watch } from "chokidar";

/** Tests and fixtures are no part of a running program. */
const TEST = /\.(test|fixture)\.tsx?$/;

/**
 * Calls back with the file, relative to the working directory, whenever one of the program's own changes. Node keeps the
 * modules that it has loaded, so `gatsby develop` goes on with the former ones until it is started again.
 * @param places files and folders that were loaded when develop started
 */
export function watchProgram(
  places: readonly string[],
  onChange: (file: string) => void,
): FSWatcher {
  return watch([...places], {
    cwd: process.cwd(),
    ignoreInitial: true,
    ignored: (file: string) => TEST.test(file),
  })
    .on("all", (_event, file) => onChange(file))
    .on("error", (error) => console.error(error));
}
