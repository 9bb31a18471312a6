import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { tinyContent } from "../tiny-content.fixture";
import { addEditingPage } from "./editing-page";
import type { Request, Response, Server } from "./http";

/** Where the process began. */
const start = process.cwd();

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "editing-"));
});
afterEach(() => {
  process.chdir(start);
  rmSync(project, { recursive: true });
});

test("the page's script and styles are bundled once, wherever the process was started", () => {
  process.chdir("/");
  const browsers = path.join(project, "package.json");
  writeFileSync(browsers, JSON.stringify({ browserslist: ["safari >= 15.6"] }));
  const answers = new Map<string, Parameters<Server["get"]>[1]>();
  const app: Server = {
    get: (address, answer) => answers.set(String(address), answer),
    post: () => undefined,
  };
  const site = {
    content: tinyContent,
    releaseProblems: () => [],
    learnWord: () => undefined,
    commands: { spelling: ["none"] },
    styles: [],
  } as const;
  addEditingPage(app, site, project);
  const sent = (address: string) => {
    let text = "";
    const response = {
      type: () => response,
      send: (words: string) => (text = words),
    } as unknown as Response;
    answers.get(address)?.({} as Request, response, fail);
    return text;
  };
  const script = sent("/admin/start.js");
  expect(script).toContain("Redakcja nie odpowiada");
  expect(sent("/admin/style.css")).toContain(".dialog");
  // Without it nothing can be bundled anew.
  rmSync(browsers);
  expect(sent("/admin/start.js")).toBe(script);
});

const fail = (error: unknown) => {
  throw error;
};
