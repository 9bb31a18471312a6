import { emptyFacts, folderWith } from "./site";

/** A script whose name changes with its content. */
export const scriptOf = (version: string) =>
  `/app-${Buffer.from(version).toString("hex").padEnd(20, "0").slice(0, 20)}.js`;

/** A page that begins and ends with its version, so that mixed content shows, and is larger than any buffer. */
const page = (title: string, version: string) =>
  `<!doctype html><title>${version}</title><script src="${scriptOf(version)}"></script><h1>${title}</h1>${`<p>${version}</p>`.repeat(6_000)}<p>${version} koniec</p></html>`;

/** One version of a built site: address → content. */
export function versionOf(version: string): { folder: string; pages: Map<string, string> } {
  const pages = new Map([
    ["/", page("Start", version)],
    ["/kontakt", page("Kontakt", version)],
  ]);
  const folder = folderWith({
    "index.html": pages.get("/") ?? "",
    "kontakt/index.html": pages.get("/kontakt") ?? "",
    "404.html": "<h1>Nie ma</h1>",
    ...emptyFacts,
    [scriptOf(version).slice(1)]: `run("${version}")`,
  });
  return { folder, pages };
}
