import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { builtPages } from "./built-pages";

it("lists the pages of a site by address, without Gatsby's fragments", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const file of ["index.html", "404.html", "gdańsk/index.html", "_gatsby/slices/a.html"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), "<!doctype html>");
  }
  expect(builtPages(folder).map(({ path: address }) => address)).toEqual(["/", "/404", "/gdańsk"]);
});
