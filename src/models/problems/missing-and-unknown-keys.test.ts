// Keys that are missing, and keys that nobody knows.
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";

test("a missing answer", () => {
  expect(
    problemsIn(
      changed("faq.yaml", "  question: Pytanie gdzie?\n  answer: Tak.", "  question: Ile trwa?"),
    ),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:7:3  Pytanie 3 „Ile trwa?”: brakuje pozycji „answer”. Dopisz „answer:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Odpowiedź (Markdown)."`,
  );
});

test("a missing title is reported at the key of its group", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "  title: Trawa z rolki i trawniki\n", "")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:5:3  Usługa „Trawa z rolki”: brakuje pozycji „seo → title”. Dopisz „title:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Tytuł strony bez nazwy firmy (dopisuje się sama), 15–60 znaków."`,
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
    `"content/services/trawa-z-rolki.yaml:1:1  Usługa „Trawa z rolki”: brakuje pozycji „photo”. Dopisz „photo:”, a pod nią z wcięciem pozycje: src, alt. Opis tej pozycji: Zdjęcie na górze strony i na karcie."`,
  );
});

test("a missing list", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "needs: [cień, słońce, woda]\n", "")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:1:1  Miejscowość „Puck”: brakuje pozycji „needs”. Dopisz „needs:”, a pod nią z wcięciem listę: każdy wpis w nowym wierszu od „- ”. Opis tej pozycji: Typowe zadania w tej okolicy, takie, których nie ma każda inna."`,
  );
});

test("a missing caption of the second photo of a gallery", () => {
  expect(
    problemsIn(changed("galleries/ogrody.yaml", "    caption: Las\n", "")),
  ).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:6:5  Zdjęcie 2: brakuje pozycji „caption”. Dopisz „caption:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Podpis pod zdjęciem: co widać, w kilku słowach. Bez miejsca, daty i klienta."`,
  );
});

test("a missing text alternative in a pair", () => {
  expect(
    problemsIn(changed("transformations/ogrod.yaml", "hero-las.jpg, alt: Zarośla", "hero-las.jpg")),
  ).toMatchInlineSnapshot(
    `"content/transformations/ogrod.yaml:4:13  Para zdjęć 1 „Przed domem”: brakuje pozycji „before → alt”. Dopisz „alt:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Co widać na zdjęciu, jednym zdaniem, po polsku. Czytają to czytniki ekranu."`,
  );
});

test("a missing key of a list's entry", () => {
  expect(
    problemsIn(changed("faq.yaml", "- slug: kiedy\n  question", "- question")),
  ).toMatchInlineSnapshot(
    `"content/faq.yaml:4:3  Pytanie 2 „Pytanie kiedy?”: brakuje pozycji „slug”. Dopisz „slug:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Krótka nazwa do odnośnika (#faq-…): małe litery, cyfry i łączniki, bez polskich znaków, na przykład ile-trwa."`,
  );
});

test("a misspelt key, reported once although the right one is missing", () => {
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
    `"content/services/trawa-z-rolki.yaml:10:1  Usługa „Trawa z rolki”: nieznana pozycja „kolor”. Popraw nazwę „kolor” albo usuń tę pozycję."`,
  );
});

test("a misspelt key inside a group", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "  description:", "  desciption:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:6:3  Usługa „Trawa z rolki”: nieznana pozycja „seo → desciption”. Czy chodziło o „description”?"`,
  );
});

test("a key at the wrong indentation belongs to another group", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "description: Opis\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:1  Usługa „Trawa z rolki”: nieznana pozycja „description”. Pozycja „description” należy do „seo”; zwiększ wcięcie."`,
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
    `"content/services/trawa-z-rolki.yaml:14:5  Rozdział 1 „Najlepszy termin”: nieznana pozycja „pitch”. Pozycja „pitch” należy do najwyższego poziomu; zmniejsz wcięcie."`,
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
    `"content/towns/puck.yaml:1:1  Miejscowość „Puck”: brakuje pozycji „office”. Dopisz „office:”, a pod nią z wcięciem pozycje: name. Opis tej pozycji: Urząd, w którym zgłasza się tu wycinkę."`,
  );
  const misspelt = "office: { name: Urząd Gminy, adress: https://gmina.example }\n";
  expect(problemsIn(changed("towns/puck.yaml", office, misspelt))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:12:30  Miejscowość „Puck”: nieznana pozycja „office → adress”. Czy chodziło o „address”?"`,
  );
  const unknown = "office: { name: Urząd Gminy, telefon: 58 1234567 }\n";
  expect(problemsIn(changed("towns/puck.yaml", office, unknown))).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:12:30  Miejscowość „Puck”: nieznana pozycja „office → telefon”. Popraw nazwę „telefon” albo usuń tę pozycję."`,
  );
});
