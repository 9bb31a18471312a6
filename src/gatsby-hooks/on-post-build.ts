import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { securityTxt } from "../deploy/security-txt";
import { writeHeaderFiles } from "../deploy/write-header-files";
import { finishPages } from "../performance/finish-pages";
import { writeSearchFiles } from "../search/write-search-files";
import { precompress } from "../server/precompress";
import { required } from "../utils/required";

type Args = Pick<BuildArgs, "reporter" | "graphql">;
type Step = (folder: string, args: Args) => unknown;

/** What is done to a built site, in this order; each step takes the folder of the site. */
const steps: readonly (readonly [name: string, run: Step])[] = [
  ["Making pages light", finishPages],
  ["Writing what search engines read", writeSearchFiles],
  // After all that changes inline scripts, because it holds their hashes.
  ["Writing headers for static hosts", writeHeaderFiles],
  ["Writing security.txt", writeSecurityTxt],
  // Last, because it copies what the others wrote.
  ["Compressing pages, scripts and data", precompress],
];

/** Finishes the pages that Gatsby has written. */
export async function onPostBuild(args: Args): Promise<void> {
  for (const [name, run] of steps) {
    const activity = args.reporter.activityTimer(name);
    activity.start();
    try {
      await run(path.resolve("public"), args);
    } catch (error) {
      // Gatsby would print all of its compiled hooks around the message
      if (error instanceof Error) args.reporter.panic(`${name}: ${error.message}`);
      throw error;
    }
    activity.end();
  }
}

async function writeSecurityTxt(folder: string, { graphql }: Args): Promise<void> {
  const result = await graphql<Queries.SecurityTxtQuery>(`
    query SecurityTxt {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        email
      }
    }
  `);
  if (result.errors) throw new Error(`security.txt: ${String(result.errors)}`);
  const siteUrl = required(result.data?.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  const email = required(result.data?.company?.email, "company.email");
  mkdirSync(path.join(folder, ".well-known"), { recursive: true });
  const text = securityTxt({ siteUrl, email }, new Date());
  writeFileSync(path.join(folder, ".well-known/security.txt"), text);
}
