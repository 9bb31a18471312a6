import { tinyContent } from "../tiny-content.fixture";
import { readChanges } from "./read-changes";
import type { ChangedFile } from "./repository";

const PUCK = "towns/puck.yaml";

type Files = Record<string, string>;

/** What is different between two states of some files. */
const changes = (files: ChangedFile[], before: Files, after: Files) => {
  const reading = (texts: Files) => (place: string) =>
    Promise.resolve(place in texts ? Buffer.from(texts[place] ?? "") : undefined);
  return readChanges(tinyContent, files, reading(before), reading(after));
};

const changed = (place: string): ChangedFile => ({ before: place, after: place });

test("of an entry what is shown of it tells its version, not what stands beside that", async () => {
  const before = { [PUCK]: "name: Puck\ncounty: pucki\n" };
  const versionOf = async (text: string) =>
    (await changes([changed(PUCK)], before, { [PUCK]: text }))[0]?.version;
  const shown = await versionOf("name: Puck\ncounty: kartuski\n");
  expect(await versionOf("# uwaga\nname: Puck\ncounty: kartuski\n")).toBe(shown);
  expect(await versionOf("name: Puck\ncounty: bytowski\n")).not.toBe(shown);
});

test("of an entry that is new the name alone is shown, and tells its version", async () => {
  const versionOf = async (text: string) =>
    (await changes([{ after: PUCK }], {}, { [PUCK]: text }))[0]?.version;
  expect(await versionOf("name: Puck\n")).toBe(await versionOf("# uwaga\nname: Puck\n"));
  expect(await versionOf("name: Puck\n")).not.toBe(await versionOf("name: Reda\n"));
});

test("of an entry its place tells its version, too", async () => {
  const [puck, hel] = ["towns/puck.yaml", "towns/hel.yaml"];
  const versionOf = async (after: string) =>
    (await changes([{ after }], {}, { [after]: "name: Puck\n" }))[0]?.version;
  expect(await versionOf(puck)).not.toBe(await versionOf(hel));
});

test("of a photo its bytes tell its version, and where it is", async () => {
  const photo = async (place: string, bytes: string) =>
    (await changes([changed(place)], { [place]: "0" }, { [place]: bytes }))[0]?.version;
  const shown = await photo("photos/a.jpg", "1");
  expect(await photo("photos/a.jpg", "1")).toBe(shown);
  expect(await photo("photos/a.jpg", "2")).not.toBe(shown);
  expect(await photo("photos/b.jpg", "1")).not.toBe(shown);
});

test("each change has the label of a form, and in words what is different", async () => {
  const words = "slownik.txt";
  const [gone, lost, town, list, photo] = [
    { before: "towns/hel.yaml" },
    { before: "photos/b.jpg" },
    changed(PUCK),
    changed(words),
    { after: "photos/a.jpg" },
  ] as const;
  const before = {
    "photos/b.jpg": "1",
    "towns/hel.yaml": "name: Hel\n",
    [PUCK]: "name: Puck\n",
    [words]: "dąb\n",
  };
  const after = {
    [PUCK]: "name: Puck\ncounty: pucki\n",
    [words]: "dąb\nbuk\n",
    "photos/a.jpg": "1",
  };
  const read = await changes([gone, lost, town, list, photo], before, after);
  const told = read.map(({ label, differences: [one] }) => [label, one?.kind, one?.after]);
  expect(told.sort()).toEqual([
    ["Lista dobrych słów", "changed", "dąb\nbuk\n"],
    ["Miejscowość „Hel”", "removed", undefined],
    ["Miejscowość „Puck”", "added", "pucki"],
    ["Zdjęcie „a.jpg”", "added", undefined],
    ["Zdjęcie „b.jpg”", "removed", undefined],
  ]);
});
