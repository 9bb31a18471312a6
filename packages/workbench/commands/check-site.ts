import path from "node:path";
import { builtPages } from "../checks/built-pages";
import { htmlFindings } from "../checks/html-check";
import { brokenLinks } from "../checks/link-check";

/** Run with the folder of a built site: checks every page of it and exits with 1 if there is an error. */
async function checkSite(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? "");
  const pages = builtPages(folder);
  const findings = [
    ...(await Promise.all(pages.map(htmlFindings))).flat(),
    ...(await brokenLinks(folder)),
  ];
  for (const finding of findings) console.error(finding);
  console.error(`${pages.length} pages read, ${findings.length} findings.`);
  process.exitCode = findings.length > 0 || pages.length === 0 ? 1 : 0;
}

void checkSite();
