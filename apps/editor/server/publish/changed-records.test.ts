import { changedRecords } from "./changed-records";

const by = (name: string) => ({ by: name, at: "2026-11-28T12:00:00Z" });
const photo = (name: string, change: { before?: string; after?: string }) => ({
  ...change,
  label: name,
  version: name,
  differences: [],
});

test("new photos of one person are one record, removed ones a record each", () => {
  const [first, second] = ["photos/1.jpg", "photos/2.jpg"] as const;
  const [gone, lost] = ["photos/3.jpg", "photos/4.jpg"] as const;
  const changed = [
    photo("1", { after: first }),
    photo("2", { after: second }),
    photo("3", { before: gone }),
    photo("4", { before: lost }),
  ];
  const files = changed.map(({ before, after }) => after ?? before ?? "");
  const savedBy = Object.fromEntries(files.map((file) => [file, by("Anna")]));
  expect(changedRecords(changed, savedBy).map((record) => record.files)).toEqual([
    [first, second],
    [gone],
    [lost],
  ]);
});

test("a new photo is published with the entry that shows it, one that two show by itself", () => {
  const entry = (name: string, ...photos: string[]) => ({
    ...photo(name, { before: `works/${name}.yaml`, after: `works/${name}.yaml` }),
    bytes: Buffer.from(photos.join()),
  });
  const [own, shared] = ["photos/own.jpg", "photos/shared.jpg"] as const;
  const changed = [
    entry("a", own, shared),
    entry("b", shared),
    photo("own", { after: own }),
    photo("shared", { after: shared }),
  ];
  expect(changedRecords(changed).map(({ files }) => files)).toEqual([
    ["works/a.yaml", own],
    ["works/b.yaml"],
    [shared],
  ]);
});

test("a record tells who saved any of its files last, all who did, what is shown of each, and each photo once", () => {
  const [entryFile, photoFile] = ["works/new.yaml", "photos/a.jpg"] as const;
  const shown = { owner: "Realizacja", field: "Zdjęcie", kind: "added", photos: [photoFile] };
  const changed = [
    {
      ...photo("Realizacja", { before: "works/old.yaml", after: entryFile }),
      bytes: Buffer.from(photoFile),
      differences: [shown],
    },
    {
      ...photo("Zdjęcie", { after: photoFile }),
      differences: [{ ...shown, owner: "Zdjęcie", field: "" }],
    },
  ];
  const savedBy = {
    [entryFile]: { by: "Anna", at: "2026-11-28T12:00:00Z", others: ["Jan"] },
    [photoFile]: { by: "Ola", at: "2026-11-28T12:00:01Z" },
  };
  const [record, ...others] = changedRecords(changed as never, savedBy);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    label: "Realizacja",
    files: [entryFile, "works/old.yaml", photoFile],
    versions: { [entryFile]: "Realizacja", "works/old.yaml": "Realizacja", [photoFile]: "Zdjęcie" },
    saved: { by: "Ola", at: "2026-11-28T12:00:01Z" },
    savers: ["Ola", "Anna", "Jan"],
  });
  expect(record?.differences).toEqual([shown]);
  const [unsaved] = changedRecords([photo("1", { after: "photos/1.jpg" })]);
  expect(unsaved).toMatchObject({ label: "1", saved: undefined, savers: [] });
});

test("several new photos are told by their number", () => {
  const changed = [1, 2, 3].map((n) => photo(`${n}`, { after: `photos/${n}.jpg` }));
  expect(changedRecords(changed).map(({ label }) => label)).toEqual(["Nowe zdjęcia (3)"]);
});
