import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentRelease, earlierRelease } from "../../../workbench";
import { refusal } from "../../change/answers";
import { outsideOfDevelop, runProgram } from "./run-program";
import { COMMIT_FILE, type Workshop } from "./workshop";

const DEPLOY = "src/commands/deploy-command.ts";

/** How often visitors' address is asked for what was published, and how many milliseconds one answer may take. */
const TRIES = 5;
const ONE_TRY = 5000;

/** Where a publication goes besides the repository, as the environment says. */
interface Targets {
  /** `PUBLISH_DIR`: the folder that `npm run deploy:local` makes releases in. */
  folder?: string;
  /** `PUBLISH_COMMAND`: a line for the system's shell that brings the site out, or restarts its server. */
  command?: string;
  /** `SITE_URL`: where visitors see the site. */
  address?: string;
  /** `PUBLISH_REHEARSAL`: samples may go out, because no customer sees them. */
  isRehearsal: boolean;
}

/** Reads the targets of publications. */
export function targetsFrom(environment: NodeJS.ProcessEnv): Targets {
  const { PUBLISH_DIR: folder, PUBLISH_COMMAND: command, PUBLISH_REHEARSAL } = environment;
  const { SITE_URL: address } = environment;
  return {
    ...(address && { address }),
    ...(folder && { folder: path.resolve(folder) }),
    ...(command && { command }),
    isRehearsal: Boolean(PUBLISH_REHEARSAL),
  };
}

/** What visitors see: the releases of a folder, and what a command brings out of it or of the built site. */
export class PublicSite {
  constructor(
    private readonly workshop: Workshop,
    private readonly targets: Targets,
  ) {}

  /** Whether anything is to be done after a commit. */
  get isSet(): boolean {
    return this.targets.folder !== undefined || this.targets.command !== undefined;
  }

  /** Whether what is published may hold no samples. */
  get refusesSamples(): boolean {
    return this.isSet && !this.targets.isRehearsal;
  }

  /** Whether taking back needs the former site to be built: there is no folder with its release. */
  get needsBuild(): boolean {
    return this.targets.folder === undefined && this.targets.command !== undefined;
  }

  /**
   * Brings the built site out. Where the command fails the release before is current again.
   * @returns what has to be said of it
   * @throws ProgramFailed, Refusal where the built site is that of another commit
   */
  async publish(commit: string): Promise<string | undefined> {
    const { folder, isRehearsal } = this.targets;
    await this.workshop.assertBuilt(commit);
    if (folder === undefined) return this.tell(commit);
    const former = currentRelease(folder);
    const options = isRehearsal ? ["--rehearsal"] : [];
    await this.workshop.run(DEPLOY, ["deploy", folder, "public", ...options]);
    try {
      return await this.tell(commit);
    } catch (error) {
      if (former !== undefined) await this.workshop.run(DEPLOY, ["rollback", folder]);
      throw error;
    }
  }

  /** The beginning of the hash of the commit that the current release is made of, as its name tells. */
  get shown(): string | undefined {
    const { folder } = this.targets;
    const release = folder && currentRelease(folder);
    return /-([0-9a-f]+)$/.exec(release ?? "")?.[1];
  }

  /** @throws Refusal where the current release is not made of a commit, or none was before it */
  assertCanReturn(commit: string): void {
    const { folder } = this.targets;
    if (folder === undefined) return;
    const { shown } = this;
    if (shown === undefined || !commit.startsWith(shown)) {
      throw refusal(
        "Po tej publikacji opublikowano już inną wersję strony.",
        "Zmień treść jeszcze raz i opublikuj ją.",
      );
    }
    try {
      earlierRelease(folder);
    } catch {
      throw refusal(
        "To była pierwsza wersja strony, więc nie ma do czego wrócić.",
        "Zmień treść i opublikuj ją jeszcze raz.",
      );
    }
  }

  /**
   * Makes the release before the current one current again, or brings out what was built of the commit before.
   * @returns what has to be said of it
   * @throws ProgramFailed, Refusal; then visitors see what they saw
   */
  async takeBack(commit: string): Promise<string | undefined> {
    const { folder } = this.targets;
    if (folder === undefined) return this.publish(commit);
    await this.workshop.run(DEPLOY, ["rollback", folder]);
    return this.tell(commit).catch(
      () =>
        "Przywrócono poprzednią wersję strony, ale nie zadziałało polecenie, które miało ją pokazać. Powiedz o tym osobie technicznej.",
    );
  }

  private async tell(commit: string): Promise<string | undefined> {
    const { command, folder } = this.targets;
    const current = folder === undefined ? this.workshop.site : path.join(folder, "current");
    const site = path.join(current, "public");
    if (command !== undefined) {
      await runProgram(command, [], {
        cwd: this.workshop.site,
        shell: true,
        env: {
          ...outsideOfDevelop(process.env),
          PUBLISH_SITE: site,
          PUBLISH_COMMIT: commit,
        },
      });
    }
    return (await this.isSeen(site))
      ? undefined
      : "Gotowe, serwer pokaże tę wersję po ponownym uruchomieniu.";
  }

  /** Whether visitors get a built site at their address, where that is known. A server takes its time to start. */
  private async isSeen(site: string): Promise<boolean> {
    const { address } = this.targets;
    const commit = await readFile(path.join(site, COMMIT_FILE), "utf8").catch(() => undefined);
    if (address === undefined || commit === undefined) return false;
    // The query keeps caches on the way from answering.
    const file = new URL(`/${COMMIT_FILE}?${commit}`, address);
    for (let tries = TRIES; tries > 0; tries--) {
      const signal = AbortSignal.timeout(ONE_TRY);
      const seen = await fetch(file, { signal }).then(
        (response) => response.text(),
        () => undefined,
      );
      if (seen === commit) return true;
      await setTimeout(ONE_TRY / 5);
    }
    return false;
  }
}
