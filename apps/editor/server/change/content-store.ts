import path from "node:path";
import { oneAtATime } from "@typed-site/utils";
import {
  type Content,
  type ContentFile,
  type ContentProblem,
  isPdfPlace,
  readContent,
  readMedia,
  readPdf,
} from "gatsby-plugin-typed-content";
import { complaintOf, complaintsOf } from "../wording/complaints";
import { type ContentChange, withChange } from "./content-change";
import { Refusal } from "./errors";
import { factsOf } from "./prepare-photo";
import { WhoSaved } from "./who-saved";
import { type FileChange, finishChange, type NoteSaver, writeChange } from "./write-change";

/** What is to be changed in a content. */
type Plan = (files: ContentFile[]) => ContentChange | Promise<ContentChange>;

/**
 * The content as the editing page changes it: one change after the other, each checked together with
 * all the rest before anything is written.
 */
export class ContentStore {
  private readonly oneAfterAnother = oneAtATime();
  private readonly work: string;
  /** Who changed which file. */
  readonly whoSaved: WhoSaved;
  private known: ContentFile[] = [];
  private prepared?: Promise<void>;

  /**
   * @param content what the site's content is
   * @param folder the content folder
   * @param own a folder for what is kept beside it, on the same disk
   */
  constructor(
    readonly content: Content,
    readonly folder: string,
    own: string,
  ) {
    this.work = path.join(own, "draft");
    this.whoSaved = new WhoSaved(path.join(own, "who-saved.json"));
    try {
      finishChange(folder, this.work, this.note);
    } catch (error) {
      // Whatever stands in its way, the page can be read; it is tried again before each change.
      console.error("A save that was killed can't be finished.", error);
    }
  }

  /** All YAML files as they are now; nobody may change what is in them. */
  files(): ContentFile[] {
    this.known = readContent(this.folder, this.known);
    return [...this.known];
  }

  /** Reads and checks all once, beside other work: the first save after a start would wait a second for it. */
  prepare(): void {
    this.prepared ??= readMedia(this.folder)
      .then((media) => void this.content.check(this.files(), media))
      // A save will tell.
      .catch(() => undefined);
  }

  /**
   * Plans a change from the content as it is then, checks it and carries it out.
   * @param by the name of whoever saves; of nobody where files become again what is published
   * @returns the change
   * @throws Refusal when the change brings a mistake or leaves one in the file that it saves. Mistakes
   * that stood elsewhere before, for example after an edit by hand, refuse nothing: nobody could mend
   * them here one by one otherwise.
   */
  change(plan: Plan, by?: string): Promise<ContentChange> {
    return this.inTurn(() => this.perform(plan, by));
  }

  /** Does something while nothing is saved, and what was decided before is done. */
  inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    return this.oneAfterAnother(() => {
      finishChange(this.folder, this.work, this.note);
      return work();
    });
  }

  /** Gives files the state in which they are published, unchecked; is called in turn. @throws Refusal as a save */
  write(change: FileChange): void {
    writeChange(this.folder, this.work, change);
  }

  private readonly note: NoteSaver = (places, by) => this.whoSaved.note(places, by);

  private async perform(plan: Plan, by?: string): Promise<ContentChange> {
    // A file that can't be parsed has no records that a change could move.
    const files = this.files().filter(({ syntaxErrors }) => syntaxErrors.length === 0);
    const change = await plan(files);
    const problems = await this.problemsOf(change, files);
    if (problems.length > 0) throw new Refusal(complaintsOf(problems, change.saved));
    writeChange(this.folder, this.work, change, by, this.note);
    return change;
  }

  /** The mistakes that a change brings, and those that stay in what it saves. */
  private async problemsOf(change: ContentChange, files: ContentFile[]): Promise<ContentProblem[]> {
    const media = await readMedia(this.folder);
    const mediaAfter = new Map(media);
    for (const place of change.remove) mediaAfter.delete(place);
    for (const [place, bytes] of change.write) {
      if (!Buffer.isBuffer(bytes)) continue;
      if (isPdfPlace(place)) mediaAfter.set(place, await readPdf(bytes));
      else if (place.startsWith("photos/")) mediaAfter.set(place, await factsOf(bytes));
    }
    const after = this.content.check(withChange(files, change), mediaAfter);
    if (after.length === 0) return [];
    const known = new Set(this.content.check(files, media).map(withoutLine));
    return after.filter((one) => change.saved === one.file || !known.has(withoutLine(one)));
  }
}

/** A problem without its line, which other edits of the same file move. */
const withoutLine = (problem: ContentProblem) => `${problem.file}\n${complaintOf(problem).problem}`;
