import path from "node:path";
import { readContent } from "../../src/content/read/read-content";
import { addressOfFile, addressOfTown, singlePages } from "../../src/site/routes";

/** Every address that the content asks for. */
export function siteRoutes(): string[] {
  const files = readContent(path.resolve("content"));
  const fromFiles = files
    .filter(({ file }) => /^(services|legal)\//.test(file))
    .map(({ file }) => addressOfFile(file));
  const towns = files
    .filter(({ file }) => file.startsWith("towns/"))
    .map(({ data }) => addressOfTown((data as { name: string }).name));
  return [...singlePages, ...fromFiles, ...towns];
}
