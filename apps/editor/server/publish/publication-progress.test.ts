import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { publicationProgress, publicSiteFrom } from "./publication-progress";
import type { PublicationState } from "./publication-state";
import type { Repository } from "./repository";

const [EARLIER, HEAD, LATER] = ["a", "b", "c"].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];
/** What the project knows; a commit that was pushed elsewhere since is not known to it. */
const history = [EARLIER, HEAD];

const folder = mkdtempSync(path.join(os.tmpdir(), "progress-"));
const stateFile = path.join(folder, "publication.json");
afterEach(() => rmSync(stateFile, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param remote where the project is pushed to */
const repository = (remote: object | undefined = { name: "origin", branch: "main" }) =>
  ({
    remote: () => Promise.resolve(remote),
    head: () => Promise.resolve(HEAD),
    isKnown: (commit: string) => Promise.resolve(history.includes(commit)),
    isPartOf: (commit: string, later: string) =>
      Promise.resolve(history.indexOf(commit) <= history.indexOf(later)),
  }) as unknown as Repository;

/** What is said where visitors get one commit, and `deploy/publish` has written another. */
async function progress(visible?: string, told?: PublicationState) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: visible !== undefined,
      text: () => Promise.resolve(`${visible ?? "Nie ma takiej strony"}\n`),
    }),
  ) as jest.Mock;
  if (told) writeFileSync(stateFile, JSON.stringify(told));
  return publicationProgress(repository(), { stateFile, address: "https://example.pl" });
}

const since = "2026-11-27T03:41:00.000Z";
const written = (commit: string, state: PublicationState["state"]): PublicationState => ({
  commit,
  state,
  step: "build",
  since,
});

test("what a publication writes of itself has the names that are read here", () => {
  const [, format = "{}"] =
    /printf '(\{.*\})\\n'/.exec(readFileSync("deploy/publish", "utf8")) ?? [];
  expect(Object.keys(JSON.parse(format) as object)).toEqual(Object.keys(written(HEAD, "building")));
});

test("the site is asked at its own address for what it serves now, and not for long", async () => {
  await progress(HEAD);
  const [address, how] = (globalThis.fetch as jest.Mock).mock.calls[0] as [URL, RequestInit];
  expect(address.href).toBe("https://example.pl/version.txt");
  expect(how).toEqual({ cache: "no-store", signal: expect.any(AbortSignal) as AbortSignal });
});

test("where it can be seen what became of a publication is the operator's to say", async () => {
  const told = { PUBLICATION_STATE_DIR: "/srv/strona", SITE_URL: "https://example.pl" };
  expect(publicSiteFrom({ NODE_ENV: "test", ...told })).toEqual({
    stateFile: "/srv/strona/publication.json",
    address: "https://example.pl",
  });
  const nothing = publicSiteFrom({ NODE_ENV: "test" });
  expect(nothing).toEqual({ stateFile: undefined, address: undefined });
  // Then all that is known is that it was sent; also where a power failure has torn what was written.
  expect(await publicationProgress(repository(), nothing)).toEqual({ state: "sent" });
  writeFileSync(stateFile, '{ "commit": "');
  expect(await publicationProgress(repository(), { stateFile })).toEqual({ state: "sent" });
});

test.each([
  [HEAD.slice(1), true],
  [`${HEAD} ${HEAD}`, true],
  [`x${HEAD}`, true],
  [HEAD, false],
])("what is no answer with a commit counts as none: %s", async (text, ok) => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok, text: () => Promise.resolve(text) });
  const address = "https://example.pl";
  expect(await publicationProgress(repository(), { address })).toEqual({ state: "sent" });
  // Nobody answers.
  globalThis.fetch = jest.fn().mockRejectedValue(new Error("refused"));
  expect(await publicationProgress(repository(), { address })).toEqual({ state: "sent" });
});

test("an earlier version on the site does not count as published", async () => {
  expect(await progress(EARLIER)).toEqual({ state: "sent" });
  expect(await progress(EARLIER, written(HEAD, "building"))).toMatchObject({ state: "building" });
});

test.each([HEAD, LATER])("what visitors get counts as published: %s", async (visible) => {
  expect((await progress(visible)).state).toBe("published");
  // When, is known only of the very commit, or a later one.
  expect((await progress(visible, written(HEAD, "published"))).since).toBe(since);
  expect((await progress(visible, written(EARLIER, "published"))).since).toBeUndefined();
});

test.each(["building", "failed"] as const)(
  "while the site does not answer, what was written counts: %s",
  async (state) => {
    expect(await progress(undefined, written(HEAD, state))).toMatchObject({ state, since });
  },
);

test("what was written of an earlier push says that this one waits", async () => {
  expect(await progress(EARLIER, written(EARLIER, "building"))).toEqual({ state: "waiting" });
});

test("published by the server just now, what visitors do not get yet is not called published", async () => {
  const told = { ...written(HEAD, "published"), since: new Date().toISOString() };
  expect(await progress(EARLIER, told)).toEqual({ state: "building", since: told.since });
  expect((await progress(undefined, told)).state).toBe("published");
});

test("a server has a minute to go over to a new release", async () => {
  const now = jest.spyOn(Date, "now");
  const stateAfter = async (milliseconds: number) => {
    now.mockReturnValue(Date.parse(since) + milliseconds);
    return (await progress(EARLIER, written(HEAD, "published"))).state;
  };
  expect([await stateAfter(59_999), await stateAfter(60_000)]).toEqual(["building", "published"]);
  now.mockRestore();
});

test("published by the server a while ago, and yet not what visitors get, is told", async () => {
  expect(await progress(EARLIER, written(HEAD, "published"))).toEqual({
    state: "published",
    since,
    problem: expect.stringContaining("jeszcze wcześniejszą wersję") as string,
  });
});

test.each([
  ["checkout", "nie mógł odczytać"],
  ["install", "nie mógł zainstalować"],
  ["build", "się nie zbudowała"],
  ["release", "nie przeszła próby"],
])("of a failure at %s an editor reads what it means", async (step, words) => {
  const told = { ...written(HEAD, "failed"), step };
  const { problem } = await progress(EARLIER, told);
  expect(problem).toContain(words);
  expect(problem).toContain("widzą poprzednią wersję");
});
