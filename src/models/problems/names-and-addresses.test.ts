// Names that lead nowhere, and files whose place is no address.
import {
  changed,
  gallery,
  otherService,
  problemsIn,
  rightContent,
} from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";

test("a service that goes with itself", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawa-z-rolki]\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:11  Usługa jest na liście usług, które się z nią łączą: „/trawa-z-rolki”. Usuń ten wpis albo wpisz adres innej usługi."`,
  );
});

test("a service that does not exist", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawa-z-rolek]\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:11  Usługa „Trawa z rolki”: pozycja „related” (1. na liście) prowadzi do „/trawa-z-rolek”, ale nie ma usługi o takim adresie. Czy chodziło o „/trawa-z-rolki”?"`,
  );
});

test("a gallery that does not exist", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "gallery: ogrod\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:10  Usługa „Trawa z rolki”: pozycja „gallery” prowadzi do „ogrod”, ale w folderze galleries nie ma takiego pliku. Czy chodziło o „ogrody”?"`,
  );
});

test("a file of pairs that does not exist", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "transformation: taras\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:17  Usługa „Trawa z rolki”: pozycja „transformation” prowadzi do „taras”, ale w folderze transformations nie ma takiego pliku. Popraw „taras” albo usuń ten wpis."`,
  );
});

test("a town that does not exist", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "nearby: [Reda, Hel, Gdynia]", "nearby: [Reda, Chel, Gdynia]"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:10:16  Miejscowość „Puck”: pozycja „nearby” (2. na liście) prowadzi do „Chel”, ale w folderze towns nie ma takiej miejscowości. Czy chodziło o „Hel”?"`,
  );
});

test("a town that is its own neighbour", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "nearby: [Reda, Hel, Gdynia]", "nearby: [Reda, Hel, Puck]"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:10:21  Miejscowość „Puck” jest swoim własnym sąsiadem. Wpisz tu inną miejscowość."`,
  );
});

test("a town in a file of another name", () => {
  expect(problemsIn(changed("towns/puck.yaml", "name: Puck", "name: Pucki Młyn")))
    .toMatchInlineSnapshot(`
   "content/towns/gdynia.yaml:10:10  Miejscowość „Gdynia”: pozycja „nearby” (1. na liście) prowadzi do „Puck”, ale w folderze towns nie ma takiej miejscowości. Popraw „Puck” albo usuń ten wpis. To samo w: content/towns/hel.yaml:10, content/towns/reda.yaml:10.
   content/towns/puck.yaml:1:7  Miejscowość „Pucki Młyn” jest w pliku o innej nazwie. Zmień nazwę pliku na „pucki-mlyn.yaml” albo popraw nazwę miejscowości."
  `);
});

test("a copy of a town's file that still has its name", () => {
  const text = rightContent["towns/puck.yaml"] ?? "";
  expect(problemsIn({ "towns/rumia.yaml": text })).toMatchInlineSnapshot(`
   "content/towns/rumia.yaml:1:7  Adres „/puck” ma już plik content/towns/puck.yaml. Zmień jedną z nazw albo usuń jeden z plików.
   content/towns/rumia.yaml:1:7  Miejscowość „Puck” jest w pliku o innej nazwie. Zmień nazwę pliku na „puck.yaml” albo popraw nazwę miejscowości."
  `);
});

test.each(["puck — kopia", "puck - Copy (2)", "Kopia puck", "puck (1)"])(
  "a copy that a file manager made: %s",
  (name) => {
    expect(problemsIn({ [`towns/${name}.yaml`]: rightContent["towns/puck.yaml"] ?? "" })).toBe(
      `content/towns/${name}.yaml:1:1  To wygląda na kopię pliku, której strona nie pokaże. Usuń ją, a jeśli ma zostać, zmień jej nazwę na taką z małych liter bez ogonków, cyfr i łączników.`,
    );
  },
);

test("a town that the list of towns has twice", () => {
  const navigation = String(sampleContent()["navigation.yaml"]).replace("- Reda", "- Puck");
  expect(problemsIn({ "navigation.yaml": navigation })).toMatchInlineSnapshot(
    `"content/navigation.yaml:14:5  Ten plik: pozycja „towns” (2. na liście) powtarza „Puck”. Usuń ten wiersz."`,
  );
});

test("a file name with Polish letters and blanks", () => {
  expect(problemsIn({ "galleries/Trawa żółta.yaml": gallery })).toMatchInlineSnapshot(
    `"content/galleries/Trawa żółta.yaml:1:1  Nazwa „Trawa żółta” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki. Zmień nazwę na „trawa-zolta”."`,
  );
});

test("a folder name that is no address", () => {
  expect(
    problemsIn({
      "services/Ogrody_Zimowe/taras.yaml": `${otherService("Taras").replace("../photos", "../../photos")}`,
    }),
  ).toMatchInlineSnapshot(
    `"content/services/Ogrody_Zimowe/taras.yaml:1:1  Nazwa „Ogrody_Zimowe” nie może być adresem: może mieć tylko małe litery bez ogonków, cyfry i łączniki. Zmień nazwę na „ogrody-zimowe”."`,
  );
});

test("a file with the other ending", () => {
  expect(problemsIn({ "galleries/taras.yml": gallery })).toMatchInlineSnapshot(
    `"content/galleries/taras.yml:1:1  Strona nie zna takiego pliku i go nie pokaże. Zmień końcówkę nazwy na „.yaml”."`,
  );
});

test("a file in a misspelt folder", () => {
  expect(problemsIn({ "galeries/taras.yaml": gallery })).toMatchInlineSnapshot(
    `"content/galeries/taras.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „galleries”?"`,
  );
});

test("a misspelt file name", () => {
  expect(problemsIn({ "pages/kontkt.yaml": "title: Kontakt" })).toMatchInlineSnapshot(
    `"content/pages/kontkt.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Czy chodziło o „pages/kontakt.yaml”?"`,
  );
});

test("a file that nothing resembles", () => {
  expect(problemsIn({ "notatki/dla-mnie.yaml": "tekst: nic" })).toMatchInlineSnapshot(
    `"content/notatki/dla-mnie.yaml:1:1  Strona nie zna takiego pliku i go nie pokaże. Sprawdź nazwę pliku i folderu albo usuń plik."`,
  );
});

test("two files with one address", () => {
  expect(
    problemsIn({
      "services/trawa-z-rolki/index.yaml": `${otherService("Druga").replace("../photos", "../../photos")}`,
    }),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki/index.yaml:1:1  Adres „/trawa-z-rolki” ma już plik content/services/trawa-z-rolki.yaml. Zmień jedną z nazw albo usuń jeden z plików."`,
  );
});

test("a service at the address of a single page", () => {
  expect(problemsIn({ "services/kontakt.yaml": otherService("Kontakt") })).toMatchInlineSnapshot(
    `"content/services/kontakt.yaml:1:1  Adres „/kontakt” ma już plik content/pages/kontakt.yaml. Zmień jedną z nazw albo usuń jeden z plików."`,
  );
});

test("a town at the address of a service", () => {
  expect(problemsIn({ "services/puck.yaml": otherService("Puck") })).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:1:7  Adres „/puck” ma już plik content/services/puck.yaml. Zmień jedną z nazw albo usuń jeden z plików."`,
  );
});

const alsoAt = (...addresses: string[]) => ({
  "services/darn.yaml": `${otherService("Darń")}alsoAt: [${addresses.join(", ")}]\n`,
});

test("a further address is a page that links and redirects know", () => {
  expect(
    problemsIn({
      ...alsoAt("/trawniki/darn"),
      ...changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawniki/darn]\nlead:"),
      "redirects.yaml": "- { from: /murawa, to: /trawniki/darn }\n",
    }),
  ).toBe("");
});

test("a further address that another page, the page itself or another file has", () => {
  expect(
    problemsIn({
      ...alsoAt("/kontakt", "/darn", "/murawa", "/trawa-z-rolki"),
      "services/klon.yaml": `${otherService("Klon")}alsoAt: [/murawa]\n`,
    }),
  ).toMatchInlineSnapshot(`
   "content/services/darn.yaml:25:10  Adres „/kontakt” ma już plik content/pages/kontakt.yaml. Usuń stąd ten adres.
   content/services/darn.yaml:25:20  Adres „/darn” ma już plik content/services/darn.yaml. Usuń stąd ten adres.
   content/services/darn.yaml:25:36  Adres „/trawa-z-rolki” ma już plik content/services/trawa-z-rolki.yaml. Usuń stąd ten adres.
   content/services/klon.yaml:25:10  Adres „/murawa” ma już plik content/services/darn.yaml. Usuń stąd ten adres."
  `);
});

test("a further address that no page can have", () => {
  expect(problemsIn(alsoAt("darn/", "/Trawa"))).toMatchInlineSnapshot(`
   "content/services/darn.yaml:25:10  Usługa „Trawa z rolki”: pozycja „alsoAt” (1. na liście) jest źle zapisana. Tak ma być: Dalszy adres, od ukośnika, małymi literami bez ogonków, na przykład /prace-ziemne.
   content/services/darn.yaml:25:17  Usługa „Trawa z rolki”: pozycja „alsoAt” (2. na liście) jest źle zapisana. Tak ma być: Dalszy adres, od ukośnika, małymi literami bez ogonków, na przykład /prace-ziemne."
  `);
});

test("redirects from a page, twice, to another redirect, with a slash at the end", () => {
  const text = problemsIn({
    "redirects.yaml": `- { from: /o-nas, to: / }
- { from: /firma, to: /o-nas }
- { from: /firma, to: /kontakt }
- { from: /a, to: /b }
- { from: /b, to: /a }
- { from: /c/, to: / }
`,
  });
  expect(text).toMatchInlineSnapshot(`
   "content/redirects.yaml:1:11  Pod adresem „/o-nas” jest strona, więc nie może on prowadzić gdzie indziej. Usuń ten wpis albo popraw dawny adres.
   content/redirects.yaml:3:11  Adres „/firma” jest na liście drugi raz. Usuń ten wpis albo popraw dawny adres.
   content/redirects.yaml:4:19  Przekierowanie 4: pozycja „to” prowadzi do „/b”, ale nie ma strony o takim adresie. Popraw „/b” albo usuń ten wpis.
   content/redirects.yaml:5:19  Przekierowanie 5: pozycja „to” prowadzi do „/a”, ale nie ma strony o takim adresie. Popraw „/a” albo usuń ten wpis.
   content/redirects.yaml:6:11  Przekierowanie 6: pozycja „from” jest źle zapisana. Tak ma być: Dawny adres, od ukośnika, bez ukośnika na końcu, na przykład /dawna-usluga."
  `);
});

test("a deleted service: one message with all places that name it", () => {
  expect(
    problemsIn({
      ...changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawa-z-siewu]\nlead:"),
      "services/darn.yaml": otherService("Darń").replace(
        "lead:",
        "related: [/trawa-z-siewu]\nlead:",
      ),
      "services/klon.yaml": otherService("Klon").replace(
        "lead:",
        "related: [/trawa-z-siewu]\nlead:",
      ),
    }),
  ).toMatchInlineSnapshot(
    `"content/services/darn.yaml:10:11  Usługa „Trawa z rolki”: pozycja „related” (1. na liście) prowadzi do „/trawa-z-siewu”, ale nie ma usługi o takim adresie. Popraw „/trawa-z-siewu” albo usuń ten wpis. To samo w: content/services/klon.yaml:10, content/services/trawa-z-rolki.yaml:10."`,
  );
});

test("an entry twice in one list", () => {
  expect(
    problemsIn(
      changed("towns/puck.yaml", "nearby: [Reda, Hel, Gdynia]", "nearby: [Reda, Hel, Reda]"),
    ),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:10:21  Miejscowość „Puck”: pozycja „nearby” (3. na liście) powtarza „Reda”. Usuń ten wiersz."`,
  );
});
