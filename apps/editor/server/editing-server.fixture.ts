import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { createEditingServer, type EditingServerOptions } from "./create-editing-server";
import { tinyContent, tinyFiles } from "./tiny-content.fixture";

/** A project with the small site, committed. */
export function tinyProject(): string {
  const project = contentFolder(
    Object.fromEntries(Object.entries(tinyFiles).map(([name, text]) => [`content/${name}`, text])),
    "content/photos",
  );
  writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({ browserslist: ["safari >= 15.6"] }),
  );
  const git = (...words: string[]) => execFileSync("git", words, { cwd: project });
  git("init", "--quiet");
  git("add", "--all");
  git(
    "-c",
    "user.name=Jan",
    "-c",
    "user.email=jan@example.com",
    "commit",
    "--quiet",
    "-m",
    "Begin",
  );
  return project;
}

/** The server of the editing page of the small site; nothing draws its pages. */
export function tinyEditingServer(
  project: string,
  options: Partial<EditingServerOptions> = {},
): Promise<FastifyInstance> {
  return createEditingServer(
    {
      content: tinyContent,
      releaseProblems: () => [],
      learnWord: () => undefined,
      commands: {
        spelling: ["none"],
        preview: () => ["none"],
      },
      styles: ["src/site.css"],
      formAddress: "/api/form",
    },
    { project, ...options },
  );
}
