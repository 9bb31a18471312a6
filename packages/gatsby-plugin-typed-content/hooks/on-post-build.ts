import path from "node:path";
import { copyPdfs } from "../files/copy-pdfs";
import { noteTypes } from "../types/query-types";
import { loadContent } from "./load-content";
import type { Options } from "./options";

/** Puts the PDF files of the content where visitors open them, and notes of what Gatsby has made the types of queries. */
export async function onPostBuild(_: object, options: Options): Promise<void> {
  const content = await loadContent(options);
  await copyPdfs(content, path.resolve("content"), path.resolve("public"));
  noteTypes(content);
}
