import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { git } from "@typed-site/utils/node";
import { type BareDebian, startBareDebian } from "./bare-debian";

/** What the documents call the site, and a name that Caddy gives a certificate of its own. */
const NAMED = "firma.pl";
export const SITE = "firma.localhost";

const document = "deploy/README.md";

/**
 * The commands under a heading of a document, block by block.
 * @throws Error where the heading has none
 */
export function commandsUnder(heading: string, file = document): string[] {
  const [, section = ""] = readFileSync(file, "utf8").split(new RegExp(`^#{2,3} ${heading}$`, "m"));
  const [own = ""] = section.split(/^#{2,3} /m);
  const blocks = Array.from(
    own.matchAll(/^```sh\n([^]*?)^```$/gm),
    ([, commands = ""]) => commands,
  );
  if (blocks.length === 0) throw new Error(`${file} has no commands under "${heading}"`);
  return blocks.map((commands) => commands.replaceAll(NAMED, SITE));
}

/** A bare Debian, on which the documents are carried out, and what one does there. */
export interface Machine extends BareDebian {
  /** Does what a document says under a heading. */
  carryOut: (heading: string, file?: string) => Promise<string>;
  /** Runs commands as the service's user, in his folder. */
  asUser: (commands: string) => Promise<string>;
}

/** Starts a Debian that has the newest commit in `/source`, this project as it is built in `/built`, and npm's cache. */
export async function startMachine(): Promise<Machine> {
  const source = temporaryFolder();
  // Another user reads it there.
  chmodSync(source, 0o755);
  git(source, "init", "--quiet", "--bare", "--initial-branch=main");
  git(".", "push", "--quiet", source, "HEAD:refs/heads/main");
  const cache = execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();
  const debian = await startBareDebian({
    "/source": source,
    "/built": path.resolve("."),
    "/npm-cache": cache,
  });
  return {
    ...debian,
    carryOut: (heading, file) => debian.run(commandsUnder(heading, file).join("\n")),
    asUser: (commands) =>
      debian.run(`runuser -l strona <<'COMMANDS'\nset -eu\n${commands}\nCOMMANDS`),
  };
}

/** The steps of "Setting it up" in `deploy/README.md`, in their order. */
export const siteSteps = {
  user: async ({ run }: Machine) => {
    const [settings = "", user = ""] = commandsUnder("Setting it up");
    await run(`${settings}\n${user}`);
  },
  publication: async ({ run, asUser }: Machine) => {
    const [, , repository = "", publication = ""] = commandsUnder("Setting it up");
    await asUser(`git config --global --add safe.directory '*'
mkdir -p .npm/_cacache && cp -r /npm-cache/_cacache/*-v? .npm/_cacache/ && npm config set prefer-offline true`);
    await run(`SOURCE=/source\n${repository}`);
    // A first build takes ten minutes: this one finds the packages and the cache of this machine.
    await asUser(`tar -C /built --exclude=node_modules/.cache -cf - .cache public node_modules | tar -C checkout -xf -
cp /built/package-lock.json checkout/node_modules/.installed-lock.json`);
    await run(publication);
  },
  units: async ({ run }: Machine) => {
    const [, , , , units = ""] = commandsUnder("Setting it up");
    await run(units);
  },
};

/** What Caddy answers at a name, to a form where one is sent: the status, and the text. */
export function get(host: string, address: string, form?: string) {
  const options = {
    host: "127.0.0.1",
    servername: host,
    path: encodeURI(address),
    method: form === undefined ? "GET" : "POST",
    headers: {
      host,
      accept: "text/html",
      "content-type": "application/x-www-form-urlencoded",
    },
    rejectUnauthorized: false,
  };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(options, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end(form);
  });
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((done) => setTimeout(done, 1_000));
}

/** Pushes another phone number as a developer does, from the folder `elsewhere`, and waits until visitors get it. */
export async function pushNumber({ asUser }: Machine, number: string): Promise<void> {
  const commit = await asUser(`test -d elsewhere || git clone --quiet repository.git elsewhere
cd elsewhere
git config user.name Developer && git config user.email developer@example.com
sed -i 's/+48 500 100 200/${number}/' content/company.yaml
git commit --quiet --all --message 'Change the number'
git push --quiet
git rev-parse HEAD`);
  await until(async () => (await asUser("cat publication.json")).includes('"published"'));
  await until(async () => (await get(SITE, "/version.txt")).body.trim() === commit);
}

/** What a program of the service's user reads of the relay's password: in the file, and where the server gets it. */
export const readsOfPassword = ({ asUser }: Machine) =>
  asUser(`cat /etc/bor-i-trawnik.mail.env /run/credentials/*/mail.env 2>&1 || true
grep --no-messages --text SMTP_URL /proc/*/environ || true`);

/** Asserts that a unit is well formed, and has few rights and an end of its memory. */
export async function expectModestUnit({ run }: Machine, unit: string): Promise<void> {
  expect(await run(`systemd-analyze verify ${unit}.service 2>&1`)).not.toContain(unit);
  const score = await run(`systemd-analyze security ${unit} | tail -n 1`);
  expect(Number(/\d\.\d/.exec(score)?.[0])).toBeLessThan(2.5);
  expect(Number(await run(`systemctl show -P MemoryMax ${unit}`))).toBeLessThan(4e9);
}
