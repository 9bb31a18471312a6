/** What is read of `package-lock.json`: place of a package → its entry. */
export interface LockFile {
  packages: Record<string, { name?: string; hasInstallScript?: boolean }>;
}

/** Names of the packages that want to run a script when they are installed, each once. */
export function packagesWithScripts({ packages }: LockFile): string[] {
  const names = Object.entries(packages)
    // The project's own script stands under the empty place.
    .filter(([place, { hasInstallScript }]) => place !== "" && hasInstallScript)
    .map(([place, { name }]) => name ?? place.replace(/^.*node_modules\//, ""));
  return [...new Set(names)].sort();
}
