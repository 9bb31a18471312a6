import { readdirSync } from "node:fs";
import path from "node:path";
import * as apis from "gatsby/dist/utils/api-node-docs";
import * as hooks from "./hooks";

const folded = (name: string) => name.replaceAll("-", "").toLowerCase();

test("each hook of the folder is told to Gatsby, which leaves out without a word what it is not told", () => {
  const files = readdirSync(path.join(__dirname, "hooks")).map((file) =>
    folded(file.replace(/\.ts$/, "")),
  );
  const written = Object.keys(apis).filter((api) => files.includes(folded(api)));
  expect(Object.keys(hooks).sort()).toEqual(written.sort());
});
