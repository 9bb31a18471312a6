import { createHash } from "node:crypto";
import { PAGE_FACTS } from "../built-site";
import { cachingRules, REVALIDATE } from "./caching";
import { contentTypes } from "./content-types";
import { caddyHeaders } from "./header-files";

/** Signs of a segment; not those that Caddy reads as a pattern, a placeholder or an encoding. */
const CHARACTER = String.raw`[^/*?\[\]{}%#\\\x00-\x1f]`;
const NO_DOT = CHARACTER.replace("/", "/.");
const SEGMENT = `/(?:${NO_DOT}${CHARACTER}*|\\.${NO_DOT}${CHARACTER}*|\\.\\.${CHARACTER}+)`;
/** A decoded path that names a file in the one way that there is: without an empty segment, `.` and `..`. */
const PLAIN = `^(?:/|(?:${SEGMENT})+)$`;

/** The name of a file with Caddy's directives, and its text. */
export interface CaddySite {
  /** Changes with the text. */
  name: string;
  text: string;
}

/**
 * How Caddy sends pages and files of a release, in a site block whose `root` is the release's `public`: from the tables
 * that the Node server reads, too. What it does not know here goes on to that server.
 *
 * Caddy reads it when it starts or is reloaded, while another release may become current at any time. So all of it holds
 * only while the current release has a file of this name: no page ever comes with the policy of another release.
 * @param headers of every answer
 */
export function caddySite(headers: Readonly<Record<string, string>>): CaddySite {
  const digest = createHash("sha256").update(siteBlock("", headers)).digest("hex").slice(0, 20);
  const name = `site-${digest}.caddy`;
  return { name, text: siteBlock(name, headers) };
}

const siteBlock = (name: string, headers: Readonly<Record<string, string>>) =>
  `@current file {
	root {http.vars.root}/../deploy
	try_files /${name}
}
@page {
	method GET HEAD
	vars_regexp {http.request.uri.path} \`${PLAIN}\`
	not path /404
	file {path}/index.html
}
@file {
	method GET HEAD
	vars_regexp {http.request.uri.path} \`${PLAIN}\`
	path ${Object.keys(contentTypes)
    .map((extension) => `*.${extension}`)
    .join(" ")}
	not path /404.html /index.html */index.html /${PAGE_FACTS}
	file {path}
}
handle @current {
	handle @page {
		${answer(headers, [`header Content-Type "${contentTypes.html}"`, "rewrite * {path}/index.html"])}
	}
	handle @file {
		${answer(headers, Object.entries(contentTypes).flatMap(typeOf))}
	}
}
`;

const typeOf = ([extension, type]: [string, string]) => [
  `@${extension} path *.${extension}`,
  `header @${extension} Content-Type "${type}"`,
];

/** A `route` keeps the order of its lines: a later value of a header replaces an earlier one. */
function answer(headers: Readonly<Record<string, string>>, lines: readonly string[]): string {
  const caching = [...cachingRules.entries()]
    .reverse()
    .flatMap(([index, { pattern, value }]) => [
      `@kept${index} path_regexp \`${pattern.source}\``,
      `header @kept${index} Cache-Control "${value}"`,
    ]);
  return `route {
${caddyHeaders({ ...headers, "Cache-Control": REVALIDATE })}header {
	Vary accept-encoding
	defer
}
${[...caching, ...lines].join("\n")}
file_server {
	precompressed br gzip
	disable_canonical_uris
}
}`;
}
