import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { listFiles } from "@typed-site/utils/node";

/** As Polish has it: `1 listopada 2026`. */
const inPolish = (day: string) =>
  new Date(day).toLocaleDateString("pl", { dateStyle: "long", timeZone: "UTC" });

test("a built legal page says in Polish since when it holds", () => {
  const days = listFiles("content/legal").map((file) => {
    const { updated } = parse(readFileSync(path.join("content/legal", file), "utf8")) as {
      updated: string;
    };
    const page = `public/${path.basename(file, ".yaml")}/index.html`;
    return [page, inPolish(updated)] as const;
  });
  expect(days).not.toHaveLength(0);
  for (const [page, day] of days) expect(readFileSync(page, "utf8")).toContain(day);
});
