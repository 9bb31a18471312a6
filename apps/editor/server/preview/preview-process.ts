import { randomBytes } from "node:crypto";
import type { PreviewState } from "../../shared/contract";

/** The program that draws the site's pages, at work. */
export interface DrawingProgram {
  /** Settles when it has ended, by itself or not. */
  ended: Promise<void>;
  /** Ends it. */
  end: () => void;
}

/** Where the pages are drawn, and what shows that a request comes from here. */
export interface DrawnPages {
  /** `http://127.0.0.1:41234` */
  address: string;
  secret: string;
}

/** What the preview is started with. */
export interface PreviewTools {
  /** A port of this machine that nobody uses. */
  freePort: () => Promise<number>;
  /** Starts the program that draws pages on a port; it answers only what carries the secret. */
  draw: (port: number, secret: string) => DrawingProgram;
  /** Whether pages can be had. */
  isDrawn: (pages: DrawnPages) => Promise<boolean>;
}

/** Milliseconds without a look at a page after which nobody needs the preview. */
const IDLE = 30 * 60_000;
/** Milliseconds between two looks whether pages can be had. */
const LOOK = 500;
/** Milliseconds after which a start has failed; the first one on a busy machine takes five minutes. */
const LONGEST_START = 20 * 60_000;
/** Milliseconds between the end of the program and its next start, so that its own children have ended by then. */
const WAIT = 5_000;
/** After so many deaths it starts only when a form asks for it again. */
const MOST_DEATHS = 4;

/**
 * The program that draws the page beside a form: started when somebody opens a form, ended when nobody has one open
 * any more, started again when it dies.
 */
export class PreviewProcess {
  private state: PreviewState | "off" = "off";
  private running: DrawingProgram | undefined;
  private pages: DrawnPages | undefined;
  /** Settles when what was ended last has let go of its files. */
  private ending: Promise<void> | undefined;
  private deaths = 0;
  private idle: NodeJS.Timeout | undefined;
  private restart: NodeJS.Timeout | undefined;

  constructor(private readonly tools: PreviewTools) {}

  /** Where the pages are; undefined while none can be had. */
  get drawn(): DrawnPages | undefined {
    return this.state === "ready" ? this.pages : undefined;
  }

  /**
   * Notes that somebody has a form open, and starts the program where it is not running.
   * @param isWanted whether it is tried again where it has failed
   */
  look(isWanted = false): PreviewState {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(), IDLE).unref();
    if (this.state === "off" || (this.state === "failed" && isWanted)) {
      this.deaths = 0;
      this.start();
    }
    return this.state === "off" ? "starting" : this.state;
  }

  /** Ends the program until the next look. @returns when it has ended */
  async end(): Promise<void> {
    const { running } = this;
    this.state = "off";
    this.running = undefined;
    clearTimeout(this.idle);
    clearTimeout(this.restart);
    running?.end();
    this.ending = running?.ended ?? this.ending;
    await this.ending;
  }

  private start(): void {
    this.state = "starting";
    this.run().catch((error: unknown) => {
      console.error("The preview can't be started.", error);
      this.state = "failed";
    });
  }

  private async run(): Promise<void> {
    const { freePort, draw, isDrawn } = this.tools;
    await this.ending;
    const port = await freePort();
    // It was ended meanwhile, or another look was faster.
    if (this.state !== "starting" || this.running) return;
    const secret = randomBytes(32).toString("base64url");
    const program = draw(port, secret);
    const pages = { address: `http://127.0.0.1:${port}`, secret };
    this.running = program;
    this.pages = pages;
    void program.ended.then(() => {
      if (this.running === program) this.died();
    });
    const begin = Date.now();
    while (this.running === program && !(await isDrawn(pages))) {
      if (Date.now() - begin > LONGEST_START) program.end();
      await new Promise((resolve) => setTimeout(resolve, LOOK).unref());
    }
    if (this.running === program) this.state = "ready";
  }

  private died(): void {
    this.running = undefined;
    this.deaths += 1;
    const isLast = this.deaths === MOST_DEATHS;
    console.error(`The preview has died${isLast ? ", and is not started again" : ""}.`);
    this.state = isLast ? "failed" : "starting";
    if (!isLast) this.restart = setTimeout(() => this.start(), WAIT).unref();
  }
}
