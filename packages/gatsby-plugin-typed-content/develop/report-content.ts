import path from "node:path";
import type { Reporter } from "gatsby";
import type { Content } from "../define-content";
import { copyPdfs } from "../files/copy-pdfs";
import { contentError } from "../hooks/content-error";
import { contentGate } from "./content-gate";
import type { DevelopApp } from "./develop-app";
import { serveContentReport } from "./serve-content-report";

/** Says in the terminal and over the page what is wrong with the content, and renews what is made of a right one. */
export function reportContent(app: DevelopApp, reporter: Reporter, content: Content): void {
  serveContentReport(app, contentGate(content), (report) => {
    if (report) reporter.error(contentError(report));
    else void renewPdfs(reporter, content);
    // The schemas for text editors list names from the content.
    content.writeSchemas(".");
  });
}

/** Gatsby serves the folder of the last build, too. */
async function renewPdfs(reporter: Reporter, content: Content): Promise<void> {
  try {
    await copyPdfs(content, path.resolve("content"), path.resolve("public"));
  } catch (error) {
    reporter.error(contentError(String(error)));
  }
}
