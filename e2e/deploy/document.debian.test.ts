import { type MailServer, startMailServer } from "@typed-site/test-support/smtp";
import {
  expectModestUnit,
  get,
  type Machine,
  pushNumber,
  readsOfPassword,
  SITE,
  siteSteps,
  startMachine,
  until,
} from "./deploy-document";

let debian: Machine;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  debian = await startMachine();
});
afterAll(async () => {
  await debian.stop();
  await mail.close();
});

test("a user and a folder are made, and what is needed is installed", async () => {
  await siteSteps.user(debian);
  expect(await debian.run("stat -c '%U:%G %a' /etc/bor-i-trawnik.mail.env")).toBe("root:root 600");
  await debian.run(`sed -i "s|^SMTP_URL=.*|SMTP_URL='${mail.url}'|" /etc/bor-i-trawnik.mail.env`);
});

test("the repository is cloned, packages are installed, and the site is published", async () => {
  await siteSteps.publication(debian);
  expect(await debian.asUser("cat publication.json")).toContain('"published"');
  expect(await debian.run("ls /tmp")).not.toContain("publish");
});

test("the site is there, by TLS", async () => {
  await siteSteps.units(debian);
  await until(async () => (await get(SITE, "/")).status === 200);
  expect(await debian.run("systemctl is-active bor-i-trawnik caddy")).not.toMatch(/in|fail/);
});

test("a push is published, and one by force is refused", async () => {
  await pushNumber(debian, "+48 500 100 777");
  expect((await get(SITE, "/")).body).toContain("tel:+48500100777");
  await expect(
    debian.asUser(
      "cd elsewhere && git commit --quiet --amend --message Other && git push --quiet --force",
    ),
  ).rejects.toThrow("non-fast-forward");
});

test("of pushes during a publication the newest is published, after it", async () => {
  await debian.asUser(`cd elsewhere
git reset --quiet --hard origin/main
for number in 1 2 3; do
  git commit --quiet --allow-empty --message "Push $number" && git push --quiet
done`);
  const newest = await debian.asUser("git -C elsewhere rev-parse HEAD");
  await until(async () => (await get(SITE, "/version.txt")).body.trim() === newest);
  const begun = await debian.run(
    "journalctl --quiet --output cat --unit bor-i-trawnik-publish | grep -c ^Started",
  );
  // The first, the one that finds nothing new, the number, and of three at most the first and the last.
  expect(Number(begun)).toBeLessThanOrEqual(5);
});

test("a build can not read the password of the relay, which the server has", async () => {
  expect(await debian.run("ls /run/credentials/bor-i-trawnik.service")).toBe("mail.env");
  const reads = await readsOfPassword(debian);
  expect(reads).toContain("Permission denied");
  expect(reads).not.toContain("smtp:");
});

test("the rehearsal ends, and samples are refused from then on, which the operator is told", async () => {
  await debian.carryOut("Afterwards");
  await debian.asUser(`cd elsewhere
git reset --quiet --hard origin/main
git commit --quiet --allow-empty --message 'Try once more'
git push --quiet`);
  await until(async () => (await debian.asUser("cat publication.json")).includes('"failed"'));
  expect((await get(SITE, "/")).status).toBe(200);
  await until(() => Promise.resolve(mail.mails.length > 0));
  expect(mail.mails[0]?.subject).toContain("publication failed");
  expect(mail.mails[0]?.text).toContain("--rehearsal");
});

test.each(["bor-i-trawnik", "bor-i-trawnik-publish"])(
  "%s gives no more than its program needs",
  async (unit) => {
    await expectModestUnit(debian, unit);
  },
);
