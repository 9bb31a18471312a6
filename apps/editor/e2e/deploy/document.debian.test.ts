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
} from "../../../../e2e/deploy/deploy-document";

const EDITING = `redakcja.${SITE}`;
const document = "apps/editor/deploy/README.md";

let debian: Machine;

/** A machine with the site, as its own document says. */
beforeAll(async () => {
  debian = await startMachine();
  await siteSteps.user(debian);
  await siteSteps.publication(debian);
  await siteSteps.units(debian);
});
afterAll(() => debian.stop());

test("the login page is beside the site, by TLS", async () => {
  await debian.carryOut("Setting it up", document);
  await until(async () => (await get(EDITING, "/logowanie")).status === 200);
  expect((await get(EDITING, "/admin")).status).toBe(303);
  expect((await get(EDITING, "/logowanie")).body).toContain("operator@example.pl");
  expect((await get(SITE, "/")).status).toBe(200);
  expect(await debian.run("systemctl is-active redakcja caddy")).not.toMatch(/in|fail/);
});

test("an editor gets a login, and another one is no business of the site's server", async () => {
  const [password = ""] = (await debian.carryOut("Logins", document)).split("\n").slice(-1);
  expect(password).toMatch(/^[a-z\d-]{30,}$/);
  const form = new URLSearchParams({ name: "anna kowalska", password }).toString();
  expect((await get(EDITING, "/logowanie", form)).status).toBe(303);
  expect(await debian.asUser("stat -c '%U %a' logins.json")).toBe("strona 600");
});

test("a developer's change is taken over by the editing page, below what was saved", async () => {
  await pushNumber(debian, "+48 500 100 777");
  await debian.asUser(`printf '# saved\\n' >>redakcja/content/faq.yaml`);
  await debian.carryOut("Developers' changes", document);
  expect(await debian.asUser("cat redakcja/content/company.yaml")).toContain("+48 500 100 777");
  expect(await debian.asUser("tail -n 1 redakcja/content/faq.yaml")).toBe("# saved");
  await until(async () => (await get(EDITING, "/logowanie")).status === 200);
});

test("its unit gives no more than its program needs, and no password of the mail", async () => {
  await expectModestUnit(debian, "redakcja");
  const told = await debian.run(
    "tr '\\0' '\\n' </proc/$(systemctl show -P MainPID redakcja)/environ",
  );
  expect(told).toContain("EDITING_ORIGIN=");
  expect(await readsOfPassword(debian)).not.toContain("smtps:");
});
