import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { listSite, PAGE_FACTS, readBuiltSite } from "./built-site";

test.each(["index.html", "404.html", PAGE_FACTS])("a site without %s is half of one", (file) => {
  const folder = folderWith(smallSite);
  expect(readBuiltSite(folder).facts).toEqual({ scripts: [], styles: [] });
  rmSync(path.join(folder, file));
  expect(() => readBuiltSite(folder)).toThrow(`There is no built site in ${folder}`);
});

test("pages go by their addresses, other files by their names, and what is for servers by none", () => {
  const folder = folderWith({ "404.html": "", "a/index.html": "", "a/own.html": "", _headers: "" });
  for (const file of ["_redirects", "_pages.json", "a/index.html.br", "app.js.gz"])
    writeFileSync(path.join(folder, file), "");
  writeFileSync(path.join(folder, "łąka-ż.jpg".normalize("NFD")), "");
  const { files, pages } = listSite(folder);
  expect(Object.fromEntries(pages)).toEqual({ "/404": "404.html", "/a": "a/index.html" });
  const photo = "łąka-ż.jpg";
  expect([...files]).toEqual([
    ["/a/own.html", "a/own.html"],
    [`/${photo.normalize("NFC")}`, photo.normalize("NFD")],
  ]);
});
