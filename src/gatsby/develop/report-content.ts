import path from "node:path";
import type { Reporter } from "gatsby";
import { type DevelopApp, serveContentReport } from "@typed-site/workbench";
import { copyPdfs } from "../../build/copy-pdfs";
import { content } from "../../content";
import { contentGate } from "../on-pre-bootstrap";
import { siteError } from "../reporter/site-error";

/** Says in the terminal and over the page what is wrong with the content, and renews what is made of a right one. */
export function reportContent(app: Pick<DevelopApp, "get">, reporter: Reporter): void {
  serveContentReport(app, contentGate, (report) => {
    if (report) reporter.error(siteError(report));
    else void renewPdfs(reporter);
    // The schemas for text editors list names from the content.
    content.writeSchemas(".");
  });
}

/** Gatsby serves the folder of the last build, too. */
async function renewPdfs(reporter: Reporter): Promise<void> {
  try {
    await copyPdfs(path.resolve("content"), path.resolve("public"));
  } catch (error) {
    reporter.error(siteError(String(error)));
  }
}
