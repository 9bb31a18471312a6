import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { securityTxt } from "../deploy/security-txt";
import { writeHeaderFiles } from "../deploy/write-header-files";
import { finishPages, type PageStep } from "../performance/finish-pages";
import { makeLight } from "../performance/make-light";
import { finishHeads } from "../search/finish-heads";
import { readSite } from "../search/site-pages";
import { writeSearchFiles } from "../search/write-search-files";
import { InlineHashes } from "../server/content-security-policy";
import { precompress } from "../server/precompress";
import { required } from "../utils/required";

type Args = Pick<BuildArgs, "reporter" | "graphql">;

/** Finishes the pages that Gatsby has written, and writes what stands beside them. */
export async function onPostBuild(args: Args): Promise<void> {
  const { graphql, reporter } = args;
  const folder = path.resolve("public");
  const site = await timed(reporter, "Asking for all pages", () => readSite(graphql));
  const heads = finishHeads(site);
  const hashes = new InlineHashes();
  await timed(reporter, "Finishing pages", () => {
    const collect: PageStep = (_file, html) => {
      hashes.add(html);
      return html;
    };
    // The last step sees scripts and styles as they stay.
    finishPages(folder, [makeLight(folder), heads.step, collect]);
    const mistakes = heads.mistakes();
    if (mistakes.length > 0) throw new Error(`Wrong heads:\n${mistakes.join("\n")}`);
  });
  await timed(reporter, "Writing what search engines read", () =>
    writeSearchFiles(folder, site, heads.picturesOf),
  );
  await timed(reporter, "Writing headers and security.txt", async () => {
    await writeHeaderFiles(folder, hashes);
    await writeSecurityTxt(folder, args);
  });
  // Last, because it copies what the others wrote.
  await timed(reporter, "Compressing pages, scripts and data", () => precompress(folder));
}

async function timed<T>(
  reporter: BuildArgs["reporter"],
  name: string,
  run: () => T | Promise<T>,
): Promise<T> {
  const activity = reporter.activityTimer(name);
  activity.start();
  try {
    const answer = await run();
    activity.end();
    return answer;
  } catch (error) {
    // Gatsby would print all of its compiled hooks around the message
    if (error instanceof Error) reporter.panic(`${name}: ${error.message}`);
    throw error;
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
