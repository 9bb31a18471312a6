import {
  gallery,
  plainPhoto,
  problemsIn,
  transformation,
} from "../../../e2e/support/content/content-problems";

const company = (photosNote?: string) => ({
  "company.yaml": `brand: Ogrody
tagline: Talent.
experienceSince: 2011
regions: [Kaszuby]
email: kontakt@ogrody.pl
quotesPhone: { label: wyceny, number: "+48 500 100 200" }
socials: []
quoteButton: Wycena
${photosNote ? `photosNote: ${photosNote}\n` : ""}credit: { label: Agencja, url: "https://agencja.pl", year: 2024 }
`,
});

const drawn = (file: string) => file.replace(/^( *)caption:.*/gm, "$&\n$1visualisation: true");
const allDrawn = {
  "galleries/ogrody.yaml": drawn(gallery),
  "transformations/ogrod.yaml": drawn(transformation),
};

test("nothing has to be said where all pictures are photographs", () => {
  expect(problemsIn(company())).toBe("");
});

test("as long as one picture is a visualisation, the company says so", () => {
  const onePair = { "transformations/ogrod.yaml": drawn(transformation) };
  expect(problemsIn({ ...company(), ...onePair })).toContain(
    "nie mówi, że zdjęcia są wizualizacjami",
  );
  expect(problemsIn({ ...company("Zdjęcia to wizualizacje."), ...onePair })).toBe("");
});

test.each(["Część zdjęć to wizualizacje.", "To niektóre wizualizacje."])(
  "not only some pictures are visualisations while all are: %s",
  (note) => {
    expect(problemsIn({ ...company(note), ...allDrawn })).toMatch(
      /content\/company\.yaml:9:\d+ .*to tylko część zdjęć/,
    );
    const { "galleries/ogrody.yaml": _photographs, ...pairsDrawn } = allDrawn;
    expect(problemsIn({ ...company(note), ...pairsDrawn })).toBe("");
  },
);

test("other words with the same letters say nothing of a part", () => {
  const note = "Zdjęcia to wizualizacje, po części z drona.";
  expect(problemsIn({ ...company(note), ...allDrawn })).toBe("");
});

const generated = { "photos/hero-dom.jpg": { ...plainPhoto, isGenerated: true } };

test("a picture of an AI tool among the works says that it is a visualisation", () => {
  const note = company("Zdjęcia to wizualizacje.");
  const said = problemsIn({ ...note }, [], generated);
  expect(said).toContain("content/galleries/ogrody.yaml:3:10  Zdjęcie 1 „Trawnik przed domem”");
  expect(said).toContain("content/transformations/ogrod.yaml:5:19");
  expect(said).toContain("(visualisation: true) albo wstaw fotografię");
  expect(problemsIn({ ...note, ...allDrawn }, [], generated)).toBe("");
});

test("where only a page's opening is of an AI tool, the company says so", () => {
  const elsewhere = {
    "galleries/ogrody.yaml": gallery.replace("hero-dom", "0"),
    "transformations/ogrod.yaml": transformation.replace("hero-dom", "0"),
  };
  expect(problemsIn({ ...company(), ...elsewhere }, [], generated)).toContain(
    "nie mówi, że zdjęcia są wizualizacjami",
  );
});
