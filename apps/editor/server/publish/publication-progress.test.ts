import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type PublicationState, writePublicationState } from "@typed-site/release";
import { publicationProgress } from "./publication-progress";
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
    isPartOf: (commit: string, later: string) =>
      Promise.resolve(
        history.includes(commit) ? history.indexOf(commit) <= history.indexOf(later) : undefined,
      ),
  }) as unknown as Repository;

/** What is said where visitors get one commit, and the push hook has written another. */
async function progress(visible?: string, told?: PublicationState) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: visible !== undefined,
      text: () => Promise.resolve(`${visible ?? "Nie ma takiej strony"}\n`),
    }),
  ) as jest.Mock;
  if (told) writePublicationState(stateFile, told);
  return publicationProgress(repository(), { stateFile, address: "https://example.pl" });
}

const since = "2026-11-27T03:41:00.000Z";
const hook = (commit: string, state: PublicationState["state"]): PublicationState => ({
  commit,
  state,
  since,
});

test("an earlier version on the site does not count as published", async () => {
  expect(await progress(EARLIER)).toEqual({ state: "sent" });
  expect(await progress(EARLIER, hook(HEAD, "building"))).toMatchObject({ state: "building" });
});

test.each([HEAD, LATER])("what visitors get counts as published: %s", async (visible) => {
  expect((await progress(visible)).state).toBe("published");
});

test.each(["waiting", "building", "failed"] as const)(
  "while the site does not answer, what the hook has written counts: %s",
  async (state) => {
    expect(await progress(undefined, hook(HEAD, state))).toMatchObject({ state, since });
  },
);

test("what the hook has written of an earlier push says that this one waits", async () => {
  expect(await progress(EARLIER, hook(EARLIER, "building"))).toEqual({ state: "waiting" });
});

test("published by the hook just now, what visitors do not get yet is not called published", async () => {
  const told = { ...hook(HEAD, "published"), since: new Date().toISOString() };
  expect(await progress(EARLIER, told)).toEqual({ state: "building", since: told.since });
  expect((await progress(undefined, told)).state).toBe("published");
});

test("published by the hook a while ago, and yet not what visitors get, is told", async () => {
  expect((await progress(EARLIER, hook(HEAD, "published"))).problem).toContain(
    "jeszcze wcześniejszą wersję",
  );
});
