import { readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { listFiles } from "@typed-site/utils/node";
import { FILE_LIST, keepEarlierFiles } from "./earlier-files";

const script = (letter: string) => `app-${letter.repeat(20)}.js`;

it("takes over what was built for another release, but no picture of a photo that is gone", () => {
  const built = [
    "index.html",
    "dawna/index.html",
    script("b"),
    `${script("b")}.br`,
    `${script("b")}.gz`,
    "static/b/2/dom.jpg",
    "static/d/1/klient.jpg",
  ];
  const files = [...built, script("a")].map((file) => [`public/${file}`, "stare"] as const);
  const earlier = folderWith({ ...Object.fromEntries(files), [FILE_LIST]: built.join("\n") });
  const own = ["index.html", script("c"), "static/b/1/dom.jpg"];
  const release = folderWith(
    Object.fromEntries(own.map((file) => [`public/${file}`, "nowe"] as const)),
  );
  keepEarlierFiles(earlier, release);
  const publicFolder = path.join(release, "public");
  expect(listFiles(publicFolder).sort()).toEqual(
    [...own, script("b"), `${script("b")}.br`, `${script("b")}.gz`, "static/b/2/dom.jpg"].sort(),
  );
  expect(readFileSync(path.join(publicFolder, "index.html"), "utf8")).toBe("nowe");
});

it("leaves alone what the new build has under the same name", () => {
  const file = `public/${script("b")}`;
  const earlier = folderWith({ [file]: "stare", [FILE_LIST]: script("b") });
  const release = folderWith({ [file]: "nowe" });
  keepEarlierFiles(earlier, release);
  expect(readFileSync(path.join(release, file), "utf8")).toBe("nowe");
});

it("takes what is there of a release from which something was removed", () => {
  const [here, gone] = [script("a"), script("b")];
  const earlier = folderWith({ [`public/${here}`]: "stare", [FILE_LIST]: `${gone}\n${here}` });
  const release = folderWith({ "public/index.html": "nowe" });
  keepEarlierFiles(earlier, release);
  expect(listFiles(path.join(release, "public")).sort()).toEqual([here, "index.html"]);
});

it("passes over a release that has no list", () => {
  const release = folderWith({ [`public/${script("b")}`]: "nowe" });
  keepEarlierFiles(folderWith({ "public/index.html": "stare" }), release);
  expect(listFiles(release)).toEqual([`public/${script("b")}`]);
});
