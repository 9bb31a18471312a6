import { appendFileSync, existsSync } from "node:fs";
import path from "node:path";
import {
  announcePush,
  mailOperator,
  type PublicationPlan,
  publishNewest,
} from "@typed-site/release/server";
import { failWith } from "@typed-site/utils/node";

/** The operator's settings, one a line: `NAME='value'`. */
const SETTINGS = "/etc/bor-i-trawnik.env";

const USAGE = `announce FOLDER   writes that the newest commit of FOLDER/repository.git waits
run FOLDER        builds it and makes it the current release of FOLDER`;

/** How this site is published to a folder. */
function planFor(folder: string): PublicationPlan {
  const isRehearsal = Boolean(process.env.PUBLISH_REHEARSAL);
  const npm = (script: string, ...words: string[]) =>
    ["npm", "run", "--silent", script, "--", ...words] as const;
  return {
    variables: ["SITE_URL", "PRIVATE_ORIGINS", "HSTS_SUBDOMAINS", "PUBLISH_REHEARSAL"],
    install: {
      command: ["npm", "ci", "--no-audit", "--no-fund"],
      problem:
        "Serwer nie mógł zainstalować programów, z których powstaje strona. Odwiedzający widzą poprzednią wersję. Napisz do opiekuna serwera.",
    },
    steps: [
      // It checks the content first, as whoever publishes has done before the push.
      {
        command: npm("build"),
        problem:
          "Strona się nie zbudowała, więc odwiedzający widzą poprzednią wersję. Napisz do opiekuna serwera.",
      },
      {
        command: npm("deploy:local", folder, ...(isRehearsal ? ["--rehearsal"] : [])),
        problem:
          "Nowa strona nie przeszła próby na serwerze, więc odwiedzający widzą poprzednią wersję. Napisz do opiekuna serwera.",
      },
    ],
    problem:
      "Serwer nie mógł odczytać tego, co wysłano, więc odwiedzający widzą poprzednią wersję. Napisz do opiekuna serwera.",
    tellOperator: async ({ commit, problem }) => {
      const { SMTP_URL, OPERATOR_EMAIL, ENQUIRY_FROM = OPERATOR_EMAIL } = process.env;
      if (!SMTP_URL || !OPERATOR_EMAIL || !ENQUIRY_FROM) return;
      const log = path.join(folder, "publish.log");
      const subject = `${path.basename(folder)}: commit ${commit.slice(0, 7)} could not be published`;
      const text = `What is public has not changed. All of the output is in ${log}; this is its end:\n\n${problem?.details}\n`;
      const addresses = { smtpUrl: SMTP_URL, from: ENQUIRY_FROM, to: OPERATOR_EMAIL };
      await mailOperator(addresses, subject, text).catch((error: unknown) =>
        appendFileSync(log, `The operator could not be told: ${String(error)}\n`),
      );
    },
  };
}

/** Runs one of the commands. @throws Error with a message for the operator */
async function runCommand([command, place = ""]: readonly string[]): Promise<void> {
  if (!["announce", "run"].includes(command ?? "") || !place) throw new Error(USAGE);
  const folder = path.resolve(place);
  const settings = process.env.SETTINGS || SETTINGS;
  if (existsSync(settings)) process.loadEnvFile(settings);
  if (command === "announce") return announcePush(folder);
  const { commit, state, problem } = await publishNewest(folder, planFor(folder));
  process.stdout.write(`${commit} ${state}\n`);
  if (!problem) return;
  console.error(`${problem.polish}\n${problem.details}`);
  process.exitCode = 1;
}

/** `npm run deploy:pushed`; also bundled as the release's `publish.cjs`, which the push hook calls. */
export const main = (words: readonly string[]) => runCommand(words).catch(failWith);

if (require.main === module) void main(process.argv.slice(2));
