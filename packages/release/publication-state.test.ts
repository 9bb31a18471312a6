import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import {
  PUBLICATION_STATE,
  type PublicationState,
  readPublicationState,
  writePublicationState,
} from "./publication-state";

it("is unknown before the first push, and then what was written last", () => {
  const folder = temporaryFolder();
  const file = path.join(folder, PUBLICATION_STATE);
  expect(readPublicationState(file)).toBeUndefined();
  const waiting: PublicationState = {
    commit: "4bc872a",
    state: "waiting",
    since: "2026-11-27T03:41:00.000Z",
  };
  const failed: PublicationState = {
    ...waiting,
    state: "failed",
    problem: {
      polish: "Nie udało się.",
      details: "no space left on device",
    },
  };
  for (const state of [waiting, failed]) {
    writePublicationState(file, state);
    expect(readPublicationState(file)).toEqual(state);
  }
  expect(readdirSync(folder)).toEqual([PUBLICATION_STATE]);
});

it("is unknown where a power failure has torn the file, until the next push", () => {
  const file = path.join(temporaryFolder(), PUBLICATION_STATE);
  writeFileSync(file, '{ "commit": "4bc8');
  expect(readPublicationState(file)).toBeUndefined();
});
