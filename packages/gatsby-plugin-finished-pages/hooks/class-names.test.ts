import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { shortClassNames } from "./class-names";

test("each class has a name of its own, also where files or very many have the same", () => {
  const many = Array.from({ length: 3000 }, (_, index) => `.c${index}{}`).join("");
  const folder = contentFolder({
    "a/one.module.css": ".card{} .card > .Title{margin:.5rem} :global(.photo){}",
    "b/one.module.css": ".card{}",
    "many.module.css": many,
    "page.css": ".page{}",
  });
  const names = shortClassNames(folder);
  const one = path.join(folder, "a/one.module.css");
  expect([names.of(one, "card"), names.of(one, "Title")]).toEqual(["Aa", "Ab"]);
  expect(names.of(path.join(folder, "b/one.module.css"), "card")).toBe("Ac");
  expect(names.of(one, "photo")).toBeUndefined();
  expect(names.of(path.join(folder, "page.css"), "page")).toBeUndefined();
  const all = names.all.split("\n").map((line) => line.split(",")[1]);
  expect(new Set(all).size).toBe(3003);
  expect(all.every((name) => /^[A-Z][A-Za-z]{1,2}$/.test(name ?? ""))).toBe(true);
});

test("a site without the folder of components has no names to shorten", () => {
  expect(shortClassNames(path.join(contentFolder({}), "src")).all).toBe("");
});
