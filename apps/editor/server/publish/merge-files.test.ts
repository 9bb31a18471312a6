import { tinyContent as content } from "../tiny-content.fixture";
import { mergeFiles } from "./merge-files";

const faq = (comment: string, question: string, answer: string) =>
  Buffer.from(`${comment}- slug: ile\n  question: ${question}\n  answer: ${answer}\n`);

test("two changes of an entry come together, with the comments that were pushed", () => {
  const { bytes, clashes } = mergeFiles(content, "faq.yaml", {
    base: faq("", "Ile?", "Tyle."),
    theirs: faq("# Pytania z telefonu.\n", "Ile trwa?", "Tyle."),
    mine: faq("", "Ile?", "Tydzień."),
  });
  expect(clashes).toEqual([]);
  expect(bytes?.toString()).toBe(
    faq("# Pytania z telefonu.\n", "Ile trwa?", "Tydzień.").toString(),
  );
});

const bytes = (text?: string) => (text === undefined ? undefined : Buffer.from(text));

/** What changes of a file come to: its text, and the places that both have changed. */
function merged(place: string, base?: string, theirs?: string, mine?: string) {
  const versions = { base: bytes(base), theirs: bytes(theirs), mine: bytes(mine) };
  const { bytes: result, clashes } = mergeFiles(content, place, versions);
  return [result?.toString(), clashes];
}

test.each([
  ["changed there alone", "a", "b", "a", "b"],
  ["changed here alone", "a", "a", "b", "b"],
  ["changed alike", "a", "b", "b", "b"],
  ["removed there alone", "a", undefined, "a", undefined],
  ["removed here alone", "a", "a", undefined, undefined],
  ["new there", undefined, "b", undefined, "b"],
  ["new here", undefined, undefined, "b", "b"],
  ["removed here and there", "a", undefined, undefined, undefined],
])("a file that was %s clashes with nothing", (_how, base, theirs, mine, result) => {
  for (const place of ["photos/a.jpg", "faq.yaml", "slownik.txt"])
    expect(merged(place, base, theirs, mine)).toEqual([result, []]);
});

test("where both have changed a field one's own stays, and the place is named; the rest comes together", () => {
  const of = (answer: string, question = "Ile?") => faq("", question, answer).toString();
  const [text, clashes] = merged("faq.yaml", of("Tyle."), of("Nie.", "Ile to?"), of("Tydzień."));
  expect(text).toBe(of("Tydzień.", "Ile to?"));
  expect(clashes).toEqual([expect.stringMatching(/Pytanie 1.*Odpowiedź/)]);
});

test("words of a list come together, each on its line; of one line that both have changed one's own list stays", () => {
  const three = "bez\nbuk\ndąb\n";
  expect(merged("slownik.txt", three, `akacja\n${three}`, `${three}grab\n`)).toEqual([
    `akacja\n${three}grab\n`,
    [],
  ]);
  const mine = three.replace("buk", "bór");
  const [text, clashes] = merged("slownik.txt", three, three.replace("buk", "brzoza"), mine);
  expect([text, (clashes as string[]).length]).toEqual([mine, 1]);
});

test.each([
  ["a photo", "photos/a.jpg", "1", "2", "3", "Zdjęcie „a.jpg”"],
  [
    "an entry that one has removed",
    "towns/puck.yaml",
    "name: Puck\n",
    undefined,
    "name: Reda\n",
    "Miejscowość „Reda”",
  ],
  [
    "an entry that cannot be read",
    "towns/puck.yaml",
    "name: Puck\n",
    "name: [",
    "name: Reda\n",
    "Plik „puck.yaml”",
  ],
  [
    "an entry of two that both have added",
    "towns/puck.yaml",
    undefined,
    "name: Puck\n",
    "name: Reda\n",
    "Miejscowość „Puck”",
  ],
  ["a file of no model", "other.yaml", "a: 1\n", "a: 2\n", "a: 3\n", "Plik „other.yaml”"],
])(
  "%s is put together as a whole: one's own stays, and it is named",
  (_, place, base, theirs, mine, label) => {
    expect(merged(place, base, theirs, mine)).toEqual([mine, [label]]);
  },
);
