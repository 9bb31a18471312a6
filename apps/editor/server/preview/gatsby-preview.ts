import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { freePort } from "@typed-site/utils/node";
import {
  CHALLENGE_HEADER,
  proofOf,
  SECRET_HEADER,
  SECRET_VARIABLE,
} from "gatsby-plugin-typed-content";
import { environmentWithoutSecrets } from "./environment-without-secrets";
import type { DrawingProgram, PreviewTools } from "./preview-process";

/** Milliseconds that the program has to end before it is killed. */
const FAREWELL = 10_000;
/** Milliseconds after which it is asked anew: while it makes pages it may forget who waits. */
const LONGEST_LOOK = 15_000;

/**
 * Draws pages by `gatsby develop`.
 * @param command makes its command for a port
 * @param project the folder of the site
 */
export const gatsbyPreview = (
  command: (port: number) => readonly [string, ...string[]],
  project: string,
): PreviewTools => ({
  freePort,
  draw: (port, secret) => startProgram(command(port), project, secret),
  isDrawn: async ({ address, secret }) => {
    // Any program of this machine may have taken the port meanwhile: it gets no secret, and is no preview.
    const challenge = randomUUID();
    const proof = await ask(address, { [CHALLENGE_HEADER]: challenge });
    if (proof !== proofOf(secret, challenge)) return false;
    return (await ask(address, { [SECRET_HEADER]: secret })) !== undefined;
  },
});

/** What is answered; undefined where that is no page. */
async function ask(address: string, headers: Record<string, string>): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_LOOK) });
    const text = await answer.text();
    return answer.ok ? text : undefined;
  } catch {
    return undefined;
  }
}

function startProgram(
  [program, ...words]: readonly [string, ...string[]],
  project: string,
  secret: string,
): DrawingProgram {
  const child = spawn(program, words, {
    cwd: project,
    // Its standard input ends with this process, whatever ends that.
    stdio: ["pipe", "inherit", "inherit"],
    // A group of its own, which a killed parent can't leave behind.
    detached: process.platform !== "win32",
    env: {
      ...environmentWithoutSecrets(process.env, ["SITE_URL", "PRIVATE_ORIGINS"]),
      [SECRET_VARIABLE]: secret,
      GATSBY_TELEMETRY_DISABLED: "1",
      // The indicator is in English, and stays over a page that took more than a second.
      GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
    },
  });
  const { pid } = child;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (error) => {
      console.error(error);
      resolve();
    });
  });
  return {
    ended,
    end: () => {
      child.kill();
      const kill = setTimeout(() => killGroup(pid), FAREWELL);
      void ended.then(() => clearTimeout(kill));
    },
  };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
