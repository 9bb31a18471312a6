import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { required } from "@typed-site/utils";
import { loadModule, lockFile, programOf } from "@typed-site/utils/node";
import type { DescribeSite, GatsbyPage, Site, SiteDescription } from "../site";
import type { Options } from "./options";

/** Runs before React in a site that names no script of its own. */
const FIRST_SCRIPT = path.join(__dirname, "../browser/first-script");

/** What finishes pages. */
const FINISH = path.join(__dirname, "../finish");

interface Answer {
  data?: { site?: { siteMetadata?: { siteUrl?: string } }; pages: { nodes: GatsbyPage[] } };
  errors?: unknown;
}

const addressOf = (path: string) => path.replace(/(?!^)\/$/, "").normalize("NFC");

/**
 * Reads from GraphQL, and from the module that the site names, what page finishing needs.
 * @throws when a query fails, or the site's address is missing
 */
export async function readSite(
  { graphql, getNodes }: Pick<BuildArgs, "graphql" | "getNodes">,
  { site: file, firstScript = FIRST_SCRIPT, policy = {} }: Options,
): Promise<Site> {
  const { describeSite } = file ? await loadModule<{ describeSite?: DescribeSite }>(file) : {};
  if (file && !describeSite) throw new Error(`${file} exports no function \`describeSite\`.`);
  const answer: Answer = await graphql<Required<Answer>["data"]>(`{
    site { siteMetadata { siteUrl } }
    pages: allSitePage { nodes { path ${(await hasDates(graphql)) ? "changed" : ""} } }
  }`);
  const { data, errors } = answer;
  if (errors || !data) throw new Error(JSON.stringify(errors));
  const described = await describeSite?.({ graphql });
  return {
    url: required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl").replace(/\/$/, ""),
    pages: new Map(data.pages.nodes.map((page) => [addressOf(page.path), page])),
    policy,
    redirects: [],
    changes: [],
    project: path.resolve(),
    fileDigests: new Set(getNodes().map(({ internal }) => internal.contentDigest)),
    firstScript: path.resolve(firstScript),
    finishedBy: await finishedBy([FINISH, ...(file ? [file] : []), firstScript], described),
    ...described,
  };
}

/** A digest of modules, of the versions of libraries, and of what a site says of itself; undefined if it does not say all. */
async function finishedBy(
  modules: readonly string[],
  { changes = [], ...data }: SiteDescription = {},
): Promise<string | undefined> {
  if (changes.length > 0 && data.changesHangOn === undefined) return undefined;
  const manifest = existsSync("package.json") ? readFileSync("package.json", "utf8") : "";
  return (await programOf(modules, JSON.stringify([lockFile(), manifest, data]))).digest;
}

/** Whether something has given Gatsby's pages the day of their last change, as gatsby-plugin-typed-content does. */
async function hasDates(graphql: BuildArgs["graphql"]): Promise<boolean> {
  const { data } = await graphql<{ __type: { fields: { name: string }[] } }>(`
    {
      __type(name: "SitePage") {
        fields {
          name
        }
      }
    }
  `);
  return data?.__type.fields.some(({ name }) => name === "changed") ?? false;
}
