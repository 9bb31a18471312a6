import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import {
  assembleRelease,
  deploy,
  flattenPages,
  type ReleaseCheck,
  rollback,
} from "@typed-site/release";
import { printResult } from "@typed-site/utils/node";
import { pagesOfTemplates } from "@typed-site/workbench";
import { formatReleaseReport, releaseProblems } from "../build/release-problems";
import { sampleEnquiry } from "./sample-enquiry";

const USAGE = `npm run deploy:local -- FOLDER [SITE]   makes the built site (public) the current release of a folder
npm run rollback -- FOLDER              makes the release before it current again
npm run deploy:release -- FOLDER        only puts site and server into an empty folder
                                        with --static-host its public/ is for such a host

With --rehearsal the content may still hold samples, for a try that no customer sees.`;

const REHEARSAL = "--rehearsal";
const STATIC_HOST = "--static-host";

const RESTART = "A server with RELEASE_LINK goes over to it by itself; restart any other.";

const content = path.resolve("content");

/** What a release runs: the server, the command for enquiries, and what tells of a failed publication. */
const programs = {
  server: "src/server/start.ts",
  enquiries: require.resolve("@typed-site/enquiries/command"),
  "mail-operator": require.resolve("@typed-site/release/mail-operator"),
};

/** A release answers with a page of each template, and takes a photo. */
const check: ReleaseCheck = {
  pagesOf: (publicFolder) => ["/", ...pagesOfTemplates(publicFolder).map((page) => page.path)],
  enquiry: sampleEnquiry,
};

/** @throws Error that lists the sample values, if the content holds any */
function refuseSamples(): void {
  const samples = releaseProblems(content);
  if (samples.length === 0) return;
  throw new Error(`${formatReleaseReport(samples)}\nA rehearsal: add ${REHEARSAL}.`);
}

/**
 * Runs one of the commands.
 * @returns what to print
 * @throws Error with a message for the operator
 */
async function runCommand(words: readonly string[]): Promise<string> {
  const [command, folder, site = "public"] = words.filter(
    (word) => word !== REHEARSAL && word !== STATIC_HOST,
  );
  const announce = (step: string) => process.stdout.write(`${step}…\n`);
  if (!folder) throw new Error(USAGE);
  if (command !== "rollback" && !words.includes(REHEARSAL)) refuseSamples();
  switch (command) {
    case "deploy": {
      const name = await deploy(folder, { ...check, site, content, programs }, announce);
      return `${name} is current. ${RESTART}`;
    }
    case "rollback":
      return `${await rollback(folder, check, announce)} is current again. ${RESTART}`;
    case "release":
      await mkdir(folder, { recursive: true });
      if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
      await assembleRelease(folder, { site, content, programs });
      if (words.includes(STATIC_HOST)) {
        const publicFolder = path.join(folder, "public");
        flattenPages(publicFolder);
        return `${publicFolder} is for the static host.`;
      }
      return `The release lies in ${folder}; \`node server.cjs\` serves it.`;
    default:
      throw new Error(USAGE);
  }
}

/** `npm run deploy:local`, `npm run rollback` and `npm run deploy:release`. */
export const main = (words: readonly string[]) => printResult(runCommand(words));

if (require.main === module) void main(process.argv.slice(2));
