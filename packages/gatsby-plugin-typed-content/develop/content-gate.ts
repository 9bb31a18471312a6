import {
  cpSync,
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import type { FSWatcher } from "chokidar";
import { oneAtATime } from "@typed-site/utils";
import { listFiles } from "@typed-site/utils/node";
import { type ContentProblem, formatReport } from "../check/problem";
import { contentFolder } from "../config";
import type { Content } from "../define-content";
import type { Language } from "../languages/language";
import type { ContentFile } from "../read/content-file";
import { readContent } from "../read/read-content";
import { readMedia } from "../read/read-pdfs";
import { watchFiles } from "./watch-files";

/**
 * Copies an editor's files to the folder that `gatsby develop` reads, as soon as all of them are
 * valid, so that a mistake leaves the last valid page in place.
 */
export class ContentGate {
  /** The current problems as `check:content` prints them; empty if there are none. */
  report = "";
  /** The files that it copied or removed last and that Gatsby has not seen yet, below its folder. */
  readonly unseen = new Set<string>();
  private readonly listeners = new Set<(report: string) => void>();
  private outdated = "";
  private waiting: NodeJS.Timeout | undefined;
  private readonly inTurn = oneAtATime();

  constructor(
    private readonly from: string,
    private readonly to: string,
    private readonly language: Language,
    private readonly problemsIn: (folder: string) => Promise<ContentProblem[]>,
  ) {}

  /** Checks the content and copies it if it is valid. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.check());
  }

  /** Whether valid content was ever copied, now or in an earlier session. */
  get hasContent(): boolean {
    return existsSync(this.to);
  }

  /**
   * Checks again on every change, debounced by 50 ms. `fs.watch` is not reliable enough: on Linux
   * it loses a file after another has been moved to its place, as Git and many text editors do.
   */
  async watch(): Promise<FSWatcher> {
    const checkSoon = () => {
      clearTimeout(this.waiting);
      this.waiting = setTimeout(() => void this.refresh(), 50);
    };
    const watcher = watchFiles([this.from], checkSoon);
    await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
    // Catches changes made before the watcher was ready.
    checkSoon();
    return watcher;
  }

  /** Replaces all later reports: the models in memory are older than their files. */
  outdate(report: string): Promise<void> {
    this.outdated = report;
    return this.refresh();
  }

  /** Calls back with the current report and each later one. Returns a function to unsubscribe. */
  subscribe(listener: (report: string) => void): () => void {
    this.listeners.add(listener);
    listener(this.report);
    return () => this.listeners.delete(listener);
  }

  private async check(): Promise<void> {
    if (this.outdated === "") await this.compare();
    else this.report = this.outdated;
    for (const listener of this.listeners) {
      try {
        listener(this.report);
      } catch (error) {
        console.error(error);
      }
    }
  }

  private pass(files: readonly string[]): void {
    if (files.length > 0) this.unseen.clear();
    for (const file of files) this.unseen.add(file);
  }

  private async compare(): Promise<void> {
    const { lastGood, notChecked } = this.language;
    try {
      const problems = await this.problemsIn(this.from);
      if (problems.length === 0) this.pass(copyContent(this.from, this.to));
      const report = formatReport(problems, this.language);
      this.report = problems.length > 0 ? `${report}\n\n${lastGood}` : "";
    } catch (error) {
      // Files are being written or deleted; their next change triggers the next check.
      this.report = `${notChecked} ${String(error)}\n\n${lastGood}`;
    }
  }
}

let ofThisRun: ContentGate | undefined;

/** The one gate between `content` and the folder that `gatsby develop` reads. */
export function contentGate(content: Content): ContentGate {
  let files: readonly ContentFile[] = [];
  ofThisRun ??= new ContentGate(
    path.resolve("content"),
    contentFolder(),
    content.language,
    async (folder) => {
      files = readContent(folder, files);
      return content.check(files, await readMedia(folder));
    },
  );
  return ofThisRun;
}

/**
 * Copies changed YAML files, removes deleted ones, and links the folders that hold none: photos, drawings, PDF files.
 * @returns the files that it copied or removed
 */
function copyContent(from: string, to: string): string[] {
  const wanted = yamlFiles(from);
  const isSame = (file: string) => {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    return existsSync(target) && readFileSync(target).equals(readFileSync(source));
  };
  const changed = wanted.filter((file) => !isSame(file));
  for (const file of changed) cpSync(path.join(from, file), path.join(to, file));
  const removed = yamlFiles(to).filter((file) => !wanted.includes(file));
  for (const file of removed) rmSync(path.join(to, file));
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter(isFolder)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (existsSync(target)) continue;
    const files = listFiles(source);
    if (files.length === 0 || files.some(isYaml)) continue;
    // On Windows a junction needs no special permissions; elsewhere the argument is ignored.
    symlinkSync(source, target, "junction");
  }
  return [...changed, ...removed];
}

const isFolder = (entry: Dirent) => entry.isDirectory();

const isYaml = (name: string) => name.endsWith(".yaml");

const yamlFiles = (folder: string) => listFiles(folder).filter(isYaml);
