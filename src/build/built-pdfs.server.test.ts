import { readFileSync } from "node:fs";
import path from "node:path";
import { content } from "../content";

test("each PDF file of the content is in the built site at its address", async () => {
  for (const { file, address } of await content.pdfs("content")) {
    const built = readFileSync(path.join("public", address));
    expect(built.equals(readFileSync(path.join("content", file)))).toBe(true);
  }
});
