import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import chokidar from "chokidar";
import { contentFolder } from "@typed-site/test-support/content-folder";
import type { Content } from "../define-content";
import { polish } from "../languages/polish";
import { readContent } from "../read/read-content";
import { ContentGate, contentGate } from "./content-gate";

const rightContent = {
  "faq.yaml": "- question: Ile to trwa?\n",
  "galleries/ogrody.yaml": "title: Nasze ogrody\n",
  "transformations/ogrod.yaml": "title: Ogród\n",
};

/** Finds what is no YAML. */
const check = (folder: string) => {
  const problems = readContent(folder).flatMap(({ file, syntaxErrors }) =>
    syntaxErrors.map((error) => ({ file, ...error })),
  );
  return Promise.resolve(problems);
};

function gateWith(files: Record<string, string>) {
  const folder = contentFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`from/${name}`, text])),
    "from/photos",
  );
  const at = (name: string) => path.join(folder, "from", name);
  const through = (name: string) => path.join(folder, "to", name);
  return { gate: new ContentGate(at(""), through(""), polish, check), at, through };
}

test("right content goes through, with its photos and PDF files", async () => {
  const { gate, through } = gateWith({
    ...rightContent,
    "files/umowa.pdf": "%PDF-1.7",
    "slownik.txt": "dąb",
  });
  await gate.refresh();
  expect(gate.report).toBe("");
  expect(readFileSync(through("faq.yaml"), "utf8")).toBe(rightContent["faq.yaml"]);
  expect(existsSync(through("photos/hero-dom.jpg"))).toBe(true);
  expect(existsSync(through("files/umowa.pdf"))).toBe(true);
  expect(existsSync(through("slownik.txt"))).toBe(false);
});

test("a mistake keeps the last good content until it is mended", async () => {
  const { gate, at, through } = gateWith(rightContent);
  await gate.refresh();
  const reports: string[] = [];
  gate.subscribe((report) => reports.push(report));

  writeFileSync(at("galleries/ogrody.yaml"), "title: Nasze: ogrody\n");
  await gate.refresh();
  expect(readFileSync(through("galleries/ogrody.yaml"), "utf8")).toContain("title: Nasze ogrody");

  const mended = String(rightContent["galleries/ogrody.yaml"]).replace("Nasze", "Wasze");
  writeFileSync(at("galleries/ogrody.yaml"), mended);
  await gate.refresh();
  expect(readFileSync(through("galleries/ogrody.yaml"), "utf8")).toContain("title: Wasze ogrody");
  expect(reports).toEqual([
    "",
    expect.stringMatching(
      /galleries\/ogrody\.yaml:1:8 {2}W tekście[^]*\n\nStrona pokazuje ostatnią poprawną treść\./,
    ),
    "",
  ]);
});

test("content is no longer called wrong when it no longer fits the models that were loaded", async () => {
  const { gate, at } = gateWith(rightContent);
  await gate.refresh();
  const reports: string[] = [];
  gate.subscribe((report) => reports.push(report));
  await gate.outdate("Start again");
  expect(reports).toEqual(["", "Start again"]);
  writeFileSync(at("galleries/ogrody.yaml"), "title: Nasze: ogrody\n");
  await gate.refresh();
  expect(gate.report).toBe("Start again");
});

test("a folder with YAML files is read as a copy, one without any file not at all, and a second time as the first", async () => {
  const { gate, at, through } = gateWith(rightContent);
  mkdirSync(at("files"));
  await gate.refresh();
  await gate.refresh();
  expect(lstatSync(through("galleries")).isSymbolicLink()).toBe(false);
  expect(lstatSync(through("photos")).isSymbolicLink()).toBe(true);
  expect(existsSync(through("files"))).toBe(false);
  expect(gate.report).toBe("");
});

test("a file that was deleted is deleted behind the gate too", async () => {
  const { gate, at, through } = gateWith(rightContent);
  await gate.refresh();
  rmSync(at("transformations/ogrod.yaml"));
  await gate.refresh();
  expect(existsSync(through("transformations/ogrod.yaml"))).toBe(false);
});

test("what Gatsby has not seen yet is what was last copied or removed, and nothing that is as it was", async () => {
  const { gate, at } = gateWith(rightContent);
  await gate.refresh();
  expect([...gate.unseen].sort()).toEqual(Object.keys(rightContent));
  writeFileSync(at("faq.yaml"), "- question: Za ile?\n");
  await gate.refresh();
  expect([...gate.unseen]).toEqual(["faq.yaml"]);
  // Another check that copies nothing takes nothing away.
  await gate.refresh();
  expect([...gate.unseen]).toEqual(["faq.yaml"]);
  rmSync(at("galleries/ogrody.yaml"));
  await gate.refresh();
  expect([...gate.unseen]).toEqual(["galleries/ogrody.yaml"]);
});

test("a listener hears nothing after it has left", async () => {
  const { gate } = gateWith(rightContent);
  const listener = jest.fn();
  gate.subscribe(listener)();
  await gate.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
});

test("what can't be checked is reported, and the next change is checked again", async () => {
  const { at, through } = gateWith(rightContent);
  let isBroken = true;
  const gate = new ContentGate(at(""), through(""), polish, (folder) =>
    isBroken ? Promise.reject(new Error("EBUSY")) : check(folder),
  );
  await gate.refresh();
  expect(gate.report).toMatch(/^Nie udało się sprawdzić treści\..*EBUSY/);
  isBroken = false;
  await gate.refresh();
  expect(gate.report).toBe("");
  expect(existsSync(through("faq.yaml"))).toBe(true);
});

test("content is checked once at a time, and by one gate", async () => {
  const { at, through } = gateWith(rightContent);
  const running: string[] = [];
  let most = 0;
  const gate = new ContentGate(at(""), through(""), polish, async (folder) => {
    most = Math.max(most, running.push(folder));
    const problems = await check(folder);
    running.pop();
    return problems;
  });
  await Promise.all([gate.refresh(), gate.refresh()]);
  expect(most).toBe(1);
  const content = { language: polish } as Content;
  expect(contentGate(content)).toBe(contentGate(content));
});

test("the gate of a site checks its files with their photos, and of a file that is as it was reads nothing anew", async () => {
  const folder = contentFolder({ "content/firm.yaml": "name: Bór\n" }, "content/photos");
  const checked: Parameters<Content["check"]>[] = [];
  const check: Content["check"] = (...given) => (checked.push(given), []);
  const before = process.cwd();
  process.chdir(folder);
  await jest.isolateModulesAsync(async () => {
    const gate = (await import("./content-gate")).contentGate({
      language: polish,
      check,
    } as Content);
    await gate.refresh();
    await gate.refresh();
  });
  process.chdir(before);
  const [[files, media] = [], [again] = []] = checked;
  expect(files?.map(({ file }) => file)).toEqual(["firm.yaml"]);
  expect([...(media?.keys() ?? [])]).toContain("photos/hero-dom.jpg");
  expect(again?.[0]).toBe(files?.[0]);
});

test("a folder and a broken link in the place of files are reported, and `develop` goes on", async () => {
  const { gate, at } = gateWith(rightContent);
  mkdirSync(at("galleries/taras.yaml"));
  symlinkSync("nie-ma.yaml", at("galleries/balkon.yaml"));
  await gate.refresh();
  expect(gate.report).toContain("galleries/taras.yaml:1:1");
  expect(gate.report).toContain("galleries/balkon.yaml:1:1");
});

test("a file is watched however often an editor's program or Git puts a new one in its place", async () => {
  const { gate, at, through } = gateWith(rightContent);
  await gate.refresh();
  const watcher = await gate.watch();
  const file = "galleries/ogrody.yaml";
  for (const word of ["Wasze", "Ich", "Moje"]) {
    const passed = new Promise((done) => {
      let isFirst = true;
      gate.subscribe(() => (isFirst ? (isFirst = false) : done(undefined)));
    });
    const text = String(rightContent[file]).replace("Nasze", word);
    writeFileSync(at("galleries/new"), text);
    renameSync(at("galleries/new"), at(file));
    await passed;
    expect(readFileSync(through(file), "utf8")).toContain(`title: ${word} ogrody`);
  }
  await watcher.close();
});

test("a change that was made before the watcher was ready is checked, too", async () => {
  const { gate } = gateWith(rightContent);
  const watcher = new chokidar.FSWatcher();
  jest.spyOn(chokidar, "watch").mockReturnValueOnce(watcher);
  const refreshed = new Promise((done) => {
    jest.spyOn(gate, "refresh").mockImplementation(() => Promise.resolve(done(undefined)));
  });
  const watched = gate.watch();
  watcher.emit("ready");
  await watched;
  await refreshed;
});

test("a watcher that fails before it is ready is told of, and ends nothing", async () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { gate } = gateWith(rightContent);
  const watcher = new chokidar.FSWatcher();
  jest.spyOn(chokidar, "watch").mockReturnValueOnce(watcher);
  const watched = gate.watch();
  watcher.emit("error", new Error("ENOSPC"));
  watcher.emit("ready");
  expect(await watched).toBe(watcher);
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

test("a listener that fails keeps neither the others nor later checks from theirs", async () => {
  const { gate } = gateWith(rightContent);
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isFirst = true;
  gate.subscribe(() => {
    if (isFirst) isFirst = false;
    else throw new Error("ENOENT");
  });
  const listener = jest.fn();
  gate.subscribe(listener);
  await gate.refresh();
  await gate.refresh();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(complaints).toHaveBeenCalledTimes(2);
});

test("many files that are saved at once are checked once", async () => {
  const { gate, at } = gateWith(rightContent);
  const watcher = chokidar.watch([]);
  const changes: (() => void)[] = [];
  jest.spyOn(chokidar, "watch").mockReturnValue(watcher);
  jest.spyOn(watcher, "on").mockImplementation((event, listener) => {
    if (event === "all")
      changes.push(() => (listener as (...given: string[]) => void)("change", at("faq.yaml")));
    return watcher;
  });
  jest.spyOn(watcher, "once").mockImplementation((_event, listener) => {
    (listener as () => void)();
    return watcher;
  });
  const refresh = jest.spyOn(gate, "refresh").mockResolvedValue();
  jest.useFakeTimers();
  await gate.watch();
  for (let saved = 0; saved < 5; saved += 1) changes.forEach((change) => change());
  jest.advanceTimersByTime(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  jest.restoreAllMocks();
  await watcher.close();
});
