import {
  type Content,
  type ContentFile,
  type ContentProblem,
  isPdfPlace,
  readContent,
  readMedia,
  readPdf,
} from "@typed-site/content-model";
import type { Complaint } from "../contract";
import { Refusal } from "./answers";
import { complaintOf, complaintsOf } from "./complaints";
import { labelOfPlace } from "./consent";
import { type ContentChange, withChange } from "./content-change";
import { factsOf } from "./prepare-photo";
import type { WhoSaved } from "./who-saved";
import { type FileChange, undoInterruptedChange, writeChange } from "./write-change";

/**
 * The content as the editing page changes it: one change after the other, each checked together with
 * all the rest before anything is written.
 */
export class ContentStore {
  private running: Promise<unknown> = Promise.resolve();
  private undone: readonly string[] = [];

  /**
   * @param content what the site's content is
   * @param folder the content folder
   * @param work a folder of this store's own, on the same disk
   * @param whoSaved who changed which file
   */
  constructor(
    readonly content: Content,
    readonly folder: string,
    private readonly work: string,
    readonly whoSaved: WhoSaved,
  ) {
    try {
      // What others have published comes with the next publication.
      undoInterruptedChange(folder, this.workForNewer);
      this.undone = undoInterruptedChange(folder, work);
      if (this.undone.length > 0) console.error("Undid a save that was killed:", this.undone);
    } catch (error) {
      // Whatever stands in its way, others go on saving.
      console.error("A save that was killed can't be undone.", error);
    }
  }

  /** What became of a save that the last start found half done; undefined once one of its files is saved again. */
  get interruption(): Complaint | undefined {
    if (this.undone.length === 0) return undefined;
    const files = readContent(this.folder);
    const labels = this.undone.map((place) => labelOfPlace(this.content, files, place));
    return {
      problem: `Redakcja została nagle zatrzymana w trakcie zapisu, więc ten zapis cofnięto: ${[...new Set(labels)].join(", ")}.`,
      remedy:
        "Niczego nie stracono: to, co wpisano, jest w przeglądarce tego, kto zapisywał. Otwórz ten formularz i zapisz jeszcze raz.",
    };
  }

  /**
   * Plans a change from the content as it is then, checks it and carries it out.
   * @param by the name of whoever asks for it
   * @returns the change
   * @throws Refusal when the change brings a mistake or leaves one in the file that it saves. Mistakes
   * that stood elsewhere before, for example after an edit by hand, refuse nothing: nobody could mend
   * them here one by one otherwise.
   */
  change(plan: (files: ContentFile[]) => ContentChange, by: string): Promise<ContentChange> {
    return this.inTurn(() => this.perform(plan, by));
  }

  /** Does something while nothing is saved. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.running.then(work);
    this.running = turn.catch(() => undefined);
    return turn;
  }

  /** Gives files the state in which they are published, unchecked; is called in turn. @throws Refusal as a save */
  write(change: FileChange): void {
    writeChange(this.folder, this.workForNewer, change);
  }

  private get workForNewer(): string {
    return `${this.work}-newer`;
  }

  private async perform(
    plan: (files: ContentFile[]) => ContentChange,
    by: string,
  ): Promise<ContentChange> {
    // A file that can't be parsed has no records that a change could move.
    const files = readContent(this.folder).filter(({ syntaxErrors }) => syntaxErrors.length === 0);
    const change = plan(files);
    const problems = await this.problemsOf(change, files);
    if (problems.length > 0) throw new Refusal(complaintsOf(problems, change.saved));
    writeChange(this.folder, this.work, change);
    const places = [...change.write.keys(), ...change.remove];
    if (places.some((place) => this.undone.includes(place))) this.undone = [];
    this.whoSaved.note(places, by);
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
