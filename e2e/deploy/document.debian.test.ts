import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { request } from "node:https";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { git } from "@typed-site/utils/node";
import { type BareDebian, startBareDebian } from "./bare-debian";

/** What the document calls the site, and a name that Caddy gives a certificate of its own. */
const [NAMED, SITE] = ["firma.pl", "firma.localhost"];
const EDITING = `redakcja.${SITE}`;

const text = readFileSync("deploy/README.md", "utf8");

/** The commands under a heading of `deploy/README.md`, block by block. */
function commandsUnder(heading: string): string[] {
  const [, section = ""] = text.split(new RegExp(`^### ${heading}$`, "m"));
  const [own = ""] = section.split(/^#{2,3} /m);
  const blocks = Array.from(
    own.matchAll(/^```sh\n([^]*?)^```$/gm),
    ([, commands = ""]) => commands,
  );
  return blocks.map((commands) => commands.replaceAll(NAMED, SITE));
}

let debian: BareDebian;

beforeAll(async () => {
  const source = temporaryFolder();
  // Another user reads it there.
  chmodSync(source, 0o755);
  git(source, "init", "--quiet", "--bare", "--initial-branch=main");
  git(".", "push", "--quiet", source, "HEAD:refs/heads/main");
  const cache = execFileSync("npm", ["config", "get", "cache"], { encoding: "utf8" }).trim();
  debian = await startBareDebian({
    "/source": source,
    "/built": path.resolve("."),
    "/npm-cache": cache,
  });
});
afterAll(() => debian.stop());

/** Does what the document says under a heading. */
async function carryOut(heading: string, before = ""): Promise<string> {
  const blocks = commandsUnder(heading);
  expect(blocks).not.toEqual([]);
  return debian.run([before, ...blocks].join("\n"));
}

/** What Caddy answers at a name, to a form where one is sent: the status, and the text. */
function get(host: string, address: string, form?: string) {
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
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((done) => setTimeout(done, 1_000));
}

/** Runs commands as the service's user, in his folder. */
const asUser = (commands: string) =>
  debian.run(`runuser -l strona <<'COMMANDS'\nset -eu\n${commands}\nCOMMANDS`);

test("a user and a folder are made, and what is needed is installed", async () => {
  const [settings, user] = commandsUnder("Setting it up");
  await debian.run(`${settings}\n${user}`);
  expect(await debian.run("stat -c '%U:%G %a' /etc/bor-i-trawnik.env")).toBe("root:strona 640");
});

test("the repository is cloned, packages are installed, and the site is published", async () => {
  // A first build takes ten minutes: this one finds the packages and the cache of this machine.
  await asUser(`git config --global --add safe.directory '*'
mkdir .npm && cp -r /npm-cache/_cacache .npm/ && npm config set prefer-offline true
git clone --quiet --no-checkout /source checkout
tar -C /built --exclude=node_modules/.cache -cf - .cache public node_modules | tar -C checkout -xf -
cp /built/package-lock.json checkout/node_modules/.installed-lock.json`);
  const [, , repository = ""] = commandsUnder("Setting it up");
  await debian.run(`SOURCE=/source\n${repository}`);
  expect(await asUser("cat publication.json")).toContain('"published"');
});

test("the site and the login page are there, by TLS", async () => {
  const [, , , units = ""] = commandsUnder("Setting it up");
  await debian.run(units);
  await until(async () => (await get(SITE, "/")).status === 200);
  await until(async () => (await get(EDITING, "/logowanie")).status === 200);
  expect((await get(EDITING, "/admin")).status).toBe(303);
  expect((await get(EDITING, "/logowanie")).body).toContain("operator@example.pl");
  expect(await debian.run("systemctl is-active bor-i-trawnik redakcja caddy")).not.toMatch(
    /in|fail/,
  );
});

test("an editor gets a login, and another one is no business of the site's server", async () => {
  const [password = ""] = (await carryOut("Logins")).split("\n").slice(-1);
  expect(password).toMatch(/^[a-z\d-]{30,}$/);
  const form = new URLSearchParams({ name: "anna kowalska", password }).toString();
  expect((await get(EDITING, "/logowanie", form)).status).toBe(303);
  expect(await asUser("stat -c '%U %a' logins.json")).toBe("strona 600");
});

test("a push is published, and one by force is refused", async () => {
  const commit = await asUser(`git clone --quiet repository.git elsewhere
cd elsewhere
git config user.name Developer && git config user.email developer@example.com
sed -i 's/+48 500 100 200/+48 500 100 777/' content/company.yaml
git commit --quiet --all --message 'Change the number'
git push --quiet
git rev-parse HEAD`);
  await until(async () => (await asUser("cat publication.json")).includes('"published"'));
  await until(async () => (await get(SITE, "/version.txt")).body.trim() === commit);
  expect((await get(SITE, "/")).body).toContain("tel:+48500100777");
  await expect(
    asUser(
      "cd elsewhere && git commit --quiet --amend --message Other && git push --quiet --force",
    ),
  ).rejects.toThrow("non-fast-forward");
});

test("a developer's change is taken over by the editing page, below what was saved", async () => {
  await asUser(`printf '# saved\\n' >>redakcja/content/faq.yaml`);
  await carryOut("Developers' changes");
  expect(await asUser("cat redakcja/content/company.yaml")).toContain("+48 500 100 777");
  expect(await asUser("tail -n 1 redakcja/content/faq.yaml")).toBe("# saved");
  await until(async () => (await get(EDITING, "/logowanie")).status === 200);
});

test("the rehearsal ends, and samples are refused from then on", async () => {
  await carryOut("Afterwards");
  await asUser(`cd elsewhere
git reset --quiet --hard origin/main
git commit --quiet --allow-empty --message 'Try once more'
git push --quiet`);
  await until(async () => (await asUser("cat publication.json")).includes('"failed"'));
  expect((await get(SITE, "/")).status).toBe(200);
});

test("no unit gives more than its program needs", async () => {
  for (const unit of ["redakcja", "bor-i-trawnik"]) {
    const found = await debian.run(`systemd-analyze verify ${unit}.service 2>&1`);
    expect(found).not.toContain(unit);
    const score = await debian.run(`systemd-analyze security ${unit} | tail -n 1`);
    expect(Number(/\d\.\d/.exec(score)?.[0])).toBeLessThan(2.5);
    const memory = await debian.run(`systemctl show -P MemoryMax ${unit}`);
    expect(Number(memory)).toBeLessThan(4e9);
  }
  const told = await debian.run(
    "tr '\\0' '\\n' </proc/$(systemctl show -P MainPID redakcja)/environ",
  );
  expect(told).toContain("EDITING_ORIGIN=");
  expect(told).not.toContain("SMTP_URL");
});
