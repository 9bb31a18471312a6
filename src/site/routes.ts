/** Addresses of pages that are files in `src/pages`; the others come from content. */
export const singlePages = ["/", "/kontakt", "/o-nas"] as const;

/** `services/prace-ziemne/index.yaml` → `/prace-ziemne`. */
export function addressOfFile(file: string): string {
  const place = file
    .normalize("NFC")
    .replace(/^[^/]+\//, "")
    .replace(/\.ya?ml$/, "");
  return `/${place.replace(/\/index$/, "")}`;
}

/**
 * `Pruszcz Gdański` → `/pruszcz-gdański`. Diacritics stay, composed (NFC, Unicode Standard
 * Annex 15): with decomposed letters the built address would not be found.
 */
export function addressOfTown(name: string): string {
  return `/${name.normalize("NFC").trim().toLocaleLowerCase("pl").replace(/\s+/g, "-")}`;
}

/** The file name without its ending: `galleries/realizacje.yaml` → `realizacje`. */
export function nameOfFile(file: string): string {
  return file
    .normalize("NFC")
    .replace(/^.*\//, "")
    .replace(/\.ya?ml$/, "");
}

/** The address of the group's own page, or undefined for pages that stand at the top. */
export function groupAddress(address: string): string | undefined {
  const end = address.lastIndexOf("/");
  return end > 0 ? address.slice(0, end) : undefined;
}
