import {
  expectModestUnit,
  get,
  type Machine,
  pushNumber,
  SITE,
  siteSteps,
  startMachine,
  until,
} from "./deploy-document";

let debian: Machine;

beforeAll(async () => {
  debian = await startMachine();
});
afterAll(() => debian.stop());

test("a user and a folder are made, and what is needed is installed", async () => {
  await siteSteps.user(debian);
  expect(await debian.run("stat -c '%U:%G %a' /etc/bor-i-trawnik.env")).toBe("root:strona 640");
});

test("the repository is cloned, packages are installed, and the site is published", async () => {
  await siteSteps.publication(debian);
  expect(await debian.asUser("cat publication.json")).toContain('"published"');
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

test("the rehearsal ends, and samples are refused from then on", async () => {
  await debian.carryOut("Afterwards");
  await debian.asUser(`cd elsewhere
git reset --quiet --hard origin/main
git commit --quiet --allow-empty --message 'Try once more'
git push --quiet`);
  await until(async () => (await debian.asUser("cat publication.json")).includes('"failed"'));
  expect((await get(SITE, "/")).status).toBe(200);
});

test("the unit gives no more than its program needs", async () => {
  await expectModestUnit(debian, "bor-i-trawnik");
});
