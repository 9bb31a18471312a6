import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { securityTxt } from "../output/headers/security-txt";
import { writeHeaderFiles } from "../output/headers/write-header-files";
import { finishPages, type PageStep } from "../output/finish-pages";
import { makeLight } from "../output/steps/make-light";
import { finishHeads } from "../output/steps/finish-heads";
import { readSite } from "../site/site-pages";
import { writeSearchFiles } from "../output/files/write-search-files";
import { InlineHashes } from "../server/policy/content-security-policy";
import { precompress } from "../output/compress";
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
