import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundleForBrowser, keptBundle } from "./bundle-for-browser";

let folder: string;
const place = (name: string) => path.join(folder, name);
const made = () => {
  const { "page.js": text = "" } = keptBundle([place("page.ts")], folder, place("kept/page.json"));
  return text;
};
const browsers = (...browserslist: string[]) =>
  writeFileSync(place("package.json"), JSON.stringify({ browserslist }));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "bundle-"));
  mkdirSync(place("parts"));
  browsers("chrome >= 120");
  writeFileSync(place("page.ts"), `import { part } from "./parts/part"; document.title = part;`);
  writeFileSync(place("parts/part.ts"), `export const part = window.name ?? "one";`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what is kept is taken while nothing that it was made of has changed", () => {
  const first = made();
  expect(first).toContain('??"one"');
  const kept = JSON.parse(readFileSync(place("kept/page.json"), "utf8")) as object;
  const files = { "page.js": "as it was kept" };
  writeFileSync(place("kept/page.json"), JSON.stringify({ ...kept, files }));
  expect(made()).toBe("as it was kept");
});

test("another entry, another module that it imports, and other browsers make another one", () => {
  const first = made();
  writeFileSync(place("parts/part.ts"), `export const part = window.name ?? "two";`);
  const second = made();
  expect(second).toContain('"two"');
  writeFileSync(
    place("page.ts"),
    `import { part } from "./parts/part"; document.body.title = part;`,
  );
  const third = made();
  expect(third).toContain("body.title");
  browsers("chrome >= 79");
  expect(made()).not.toContain("??");
  expect(new Set([first, second, third]).size).toBe(3);
});

test("one entry more is not missing in what was kept without it, and one less takes nothing away", () => {
  writeFileSync(place("other.ts"), "document.title = 'two';");
  const entries = [place("page.ts"), place("other.ts")];
  const namesOf = (all: string[]) =>
    Object.keys(keptBundle(all, folder, place("kept/page.json"))).sort();
  expect(namesOf(entries.slice(0, 1))).toEqual(["page.js"]);
  expect(namesOf(entries)).toEqual(["other.js", "page.js"]);
  expect(namesOf(entries.slice(1))).toContain("other.js");
});

test("what is imported only when it is needed is a file of its own, whatever browsers are named", () => {
  for (const named of [["chrome >= 120"], ["defaults"]]) {
    browsers(...named);
    writeFileSync(place("page.ts"), `onclick = () => import("./parts/part");`);
    const files = keptBundle([place("page.ts")], folder, place("kept/page.json"));
    const [part = "", ...others] = Object.keys(files).filter((name) => name !== "page.js");
    expect(others).toEqual([]);
    expect(files["page.js"]).toContain(`import("./${part}")`);
    expect(files["page.js"]).not.toContain("window.name");
    expect(files[part]).toContain("window.name");
  }
});

test.each([
  ["none", { name: "site" }],
  ["queries of Browserslist", { browserslist: [">0.25%", "not dead"] }],
  ["those of each environment", { browserslist: { production: ["chrome >= 120"] } }],
])(
  "a project that names its browsers otherwise, by %s, gets what all with modules read",
  (_, site) => {
    writeFileSync(place("package.json"), JSON.stringify(site));
    const text = made();
    expect(text).toContain("window.name");
    expect(text).not.toContain("??");
  },
);

test("what browsers get is minified, without what is for developers alone", () => {
  writeFileSync(
    place("page.ts"),
    `if (process.env.NODE_ENV !== "production") alert("only for developers");
     document.title = "one";`,
  );
  expect(made()).toBe('document.title="one";');
  expect(bundleForBrowser(place("page.ts"), folder)).toBe('(()=>{document.title="one";})();');
});

test("half of what was kept is made anew", () => {
  const whole = made();
  writeFileSync(place("kept/page.json"), '{ "text": "wh');
  expect(made()).toBe(whole);
});
