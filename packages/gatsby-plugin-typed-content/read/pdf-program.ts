import { buffer } from "node:stream/consumers";
import { examinePdf, rewritePdf } from "./examine-pdf";

/**
 * A program: reads a PDF file from its input, and writes what it is as a line of JSON; with `write` and a title, which
 * may be empty, also the file anew, where it may be published: `pdf-program.ts [write TITLE]`.
 */
async function run([, , , , task, title = ""]: string[]): Promise<void> {
  const file = await buffer(process.stdin);
  const examined = await examinePdf(file);
  const isRight = "title" in examined && examined.extras.length === 0;
  if (isRight && title) examined.title = title;
  process.stdout.write(`${JSON.stringify(examined)}\n`);
  if (isRight && task === "write") process.stdout.write(await rewritePdf(file, title));
}

void run(process.argv);
