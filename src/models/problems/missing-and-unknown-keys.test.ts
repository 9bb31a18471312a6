// Keys that are missing, and keys that nobody knows.
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

test("a missing answer", () => {
  expect(
    problemsIn(
      changed("faq.yaml", "  question: Pytanie gdzie?\n  answer: Tak.", "  question: Ile trwa?"),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:7:3  Pytanie 3 „Ile trwa?” nie ma odpowiedzi. Dopisz wiersz „answer: …”."`,
  );
});

test("a missing title has the key of its group for a place", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "  title: Trawa z rolki i trawniki\n", "")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:5:3  Usługa „Trawa z rolki” nie ma tytułu w pozycji „seo”. Dopisz wiersz „title: …”."`,
  );
});

test("a missing group names the keys to write", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "photo:\n  src: ../photos/hero-dom.jpg\n  alt: Dom z trawnikiem\n",
        "",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:1:1  Usługa „Trawa z rolki” nie ma zdjęcia. Dopisz wiersz „photo:”, a pod nim z wcięciem: src, alt."`,
  );
});

test("a missing list", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "needs: [cień, słońce, woda]\n", "")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:1:1  Miejscowość „Puck” nie ma pozycji „needs”. Dopisz wiersz „needs:”, a pod nim listę: każdy wpis od „- ”."`,
  );
});

test("a missing caption of the second photo of a gallery", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "    caption: Las\n", "")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:6:5  Zdjęcie 2 nie ma podpisu. Dopisz wiersz „caption: …”."`,
  );
});

test("a missing text alternative in a pair", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "hero-las.jpg, alt: Zarośla", "hero-las.jpg")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:4:13  Para zdjęć 1 „Przed domem” nie ma opisu zdjęcia w pozycji „before”. Dopisz wiersz „alt: …”."`,
  );
});

test("a key without an own word is named as it is written", () => {
  expect(
    problemsIn(changed("faq.yaml", "- slug: kiedy\n  question", "- question")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:3  Pytanie 2 „Pytanie kiedy?” nie ma pozycji „slug”. Dopisz wiersz „slug: …”."`,
  );
});

test("a misspelt key, told once although the right one is missing", () => {
  expect(problemsIn(changed("faq.yaml", "answer: Tak", "anser: Tak"))).toMatchInlineSnapshot(
    `"content/faq.yaml:3:3  Pytanie 1 „Pytanie ile-trwa?”: nieznana pozycja „anser”. Czy chodziło o „answer”?"`,
  );
});

test("a key with a capital letter", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "headline:", "Headline:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:2:1  Usługa „Trawa z rolki”: nieznana pozycja „Headline”. Czy chodziło o „headline”?"`,
  );
});

test("a key that nothing resembles", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "kolor: zielony\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:1  Usługa „Trawa z rolki”: nieznana pozycja „kolor”. Popraw jej nazwę albo ją usuń."`,
  );
});

test("a misspelt key inside a group", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "  description:", "  desciption:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:6:3  Usługa „Trawa z rolki”: nieznana pozycja „desciption” w pozycji „seo”. Czy chodziło o „description”?"`,
  );
});

test("a key at the wrong indentation belongs to another group", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "description: Opis\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:1  Usługa „Trawa z rolki”: nieznana pozycja „description”. Taka pozycja należy do „seo”; zwiększ wcięcie."`,
  );
});

test("a key that is deeper than it should be", () => {
  expect(
    problemsIn(
      changed(
        "services/trawa-z-rolki.yaml",
        "    body: Wiosna.",
        "    body: Wiosna.\n    pitch: Tekst",
      ),
    ),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:14:5  Rozdział 1 „Najlepszy termin”: nieznana pozycja „pitch”. Ta pozycja należy do najwyższego poziomu; zmniejsz wcięcie."`,
  );
});

test("two misspelt keys in one record", () => {
  expect(
    problemsIn(
      changed(
        "galleries/ogrody.yaml",
        "    alt: Dom z trawnikiem\n    caption",
        "    atl: Dom z trawnikiem\n    captoin",
      ),
    ),
  ).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:4:5  Zdjęcie 1: nieznana pozycja „atl”. Czy chodziło o „alt”?
   content/galleries/ogrody.yaml:5:5  Zdjęcie 1: nieznana pozycja „captoin”. Czy chodziło o „caption”?"
  `);
});

test("a town without the office where felling is notified, and one with a key that offices lack", () => {
  const office = "office: { name: Urząd Gminy }\n";
  expect(problemsIn(changed("towns/puck.yaml", office, ""))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:1:1  Miejscowość „Puck” nie ma urzędu. Dopisz wiersz „office:”, a pod nim z wcięciem: name."`,
  );
  const misspelt = "office: { name: Urząd Gminy, adress: https://gmina.example }\n";
  expect(problemsIn(changed("towns/puck.yaml", office, misspelt))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:12:30  Miejscowość „Puck”: nieznana pozycja „adress” w pozycji „office”. Czy chodziło o „address”?"`,
  );
  const unknown = "office: { name: Urząd Gminy, telefon: 58 1234567 }\n";
  expect(problemsIn(changed("towns/puck.yaml", office, unknown))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:12:30  Miejscowość „Puck”: nieznana pozycja „telefon” w pozycji „office”. Popraw jej nazwę albo ją usuń."`,
  );
});
