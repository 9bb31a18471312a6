import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentRelease } from "../../../release";
import { outsideOfDevelop, runProgram } from "./run-program";
import { VERSION_FILE, type Workshop } from "./workshop";

/** How often visitors' address is asked for what was published, and how many milliseconds one answer may take. */
const TRIES = 5;
const ONE_TRY = 5000;

/** Where a publication goes besides the repository. */
type Targets = ReturnType<typeof targetsFrom>;

/** Reads the targets of publications. */
export const targetsFrom = (environment: NodeJS.ProcessEnv) => ({
  /** The folder that `npm run deploy:local` makes releases in. */
  folder: environment.PUBLISH_DIR && path.resolve(environment.PUBLISH_DIR),
  /** A line for the system's shell that brings the site out, or restarts its server. */
  command: environment.PUBLISH_COMMAND,
  /** Where visitors see the site. */
  address: environment.SITE_URL,
  /** Samples may go out, because no customer sees them. */
  isRehearsal: Boolean(environment.PUBLISH_REHEARSAL),
});

/** What visitors see: the releases of a folder, and what a command brings out of it or of the built site. */
export class PublicSite {
  /** @param deployCommand the TypeScript file of the site's command that makes releases */
  constructor(
    private readonly workshop: Workshop,
    private readonly deployCommand: string,
    private readonly targets: Targets,
  ) {}

  /** Whether anything is to be done after a commit. */
  get isSet(): boolean {
    return Boolean(this.targets.folder || this.targets.command);
  }

  /** Whether what is published may hold no samples. */
  get refusesSamples(): boolean {
    return this.isSet && !this.targets.isRehearsal;
  }

  /**
   * Brings a commit out, which is built already but where somebody else has built here meanwhile. Where the
   * command fails the release before is current again.
   * @returns whether visitors see it
   * @throws ProgramFailed
   */
  async publish(commit: string): Promise<boolean> {
    const { folder, isRehearsal } = this.targets;
    await this.workshop.build(commit);
    if (!folder) return this.show(this.workshop.site, commit);
    const former = currentRelease(folder);
    const options = isRehearsal ? ["--rehearsal"] : [];
    await this.workshop.run(this.deployCommand, ["deploy", folder, "public", ...options]);
    try {
      return await this.show(path.join(folder, "current"), commit);
    } catch (error) {
      if (former) await this.workshop.run(this.deployCommand, ["rollback", folder]);
      throw error;
    }
  }

  private async show(folder: string, commit: string): Promise<boolean> {
    const { command } = this.targets;
    const site = path.join(folder, "public");
    if (command) {
      const told = { PUBLISH_SITE: site, PUBLISH_COMMIT: commit };
      await runProgram(command, [], {
        cwd: this.workshop.site,
        shell: true,
        env: { ...outsideOfDevelop(process.env), ...told },
      });
    }
    return this.isSeen(site);
  }

  /** Whether visitors get a built site at their address, where that is known. A server takes its time to start. */
  private async isSeen(site: string): Promise<boolean> {
    const { address } = this.targets;
    if (!address) return false;
    const version = await readFile(path.join(site, VERSION_FILE), "utf8");
    // The query keeps caches on the way from answering.
    const file = new URL(`/${VERSION_FILE}?${version}`, address);
    for (let tries = TRIES; tries > 0; tries--) {
      const seen = await fetch(file, { signal: AbortSignal.timeout(ONE_TRY) }).then(
        (response) => response.text(),
        () => undefined,
      );
      if (seen === version) return true;
      await setTimeout(ONE_TRY / 5);
    }
    return false;
  }
}
