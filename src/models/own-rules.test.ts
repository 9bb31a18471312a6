// What the site's own rules say. What the content model says of any content is tested there.
import {
  changed,
  otherService,
  problemsIn,
  rightContent,
} from "../../e2e/support/content/content-problems";
import { content as site } from "../content";

const company = (part: Record<string, string> = {}) => ({
  "company.yaml": `brand: Ogrody
tagline: Talent.
experienceSince: ${part.since ?? 2011}
regions: [Kaszuby]
email: ${part.email ?? "kontakt@ogrody.pl"}
quotesPhone: { label: wyceny, number: "${part.number ?? "+48 500 100 200"}" }
otherPhones:
  - { label: biuro, number: "${part.office ?? "+48 58 500 10 02"}" }
socials:
  - { network: ${part.network ?? "facebook"}, label: Profil, url: "${part.url ?? "https://www.facebook.com/ogrody"}" }
quoteButton: Wycena
credit: { label: Agencja, url: "https://agencja.pl", year: 2024 }
`,
});

const review = (date: string) => ({
  "reviews.yaml": `- author: Anna
  text: Polecam.
  date: "${date}"
  source: { name: Google, url: "https://www.google.pl" }
`,
});

const county = (name: string) =>
  problemsIn(changed("towns/puck.yaml", "county: powiat pucki", `county: ${name}`));

const alsoAt = (...addresses: string[]) => ({
  "services/darn.yaml": `${otherService("Darń")}alsoAt: [${addresses.join(", ")}]\n`,
});

test("a company without a mistake", () => {
  expect(problemsIn(company())).toBe("");
});

test.each([
  "zadzwoń",
  "+48 500 100 20",
  "+48 500 100 2000",
  "+48 500 100 200 / 300",
  "+48 500 100 200, +48 500 100 300",
  "+48 500 100 200 wew. 12",
  "+48 000 000 000",
  "500-600",
  "+48 (0) 58 500 10 02",
])("no phone number: %s", (number) => {
  expect(problemsIn(company({ number }))).toBe(
    `content/company.yaml:6:39  Firma: pozycja „quotesPhone → number” („${number}”) nie jest numerem telefonu. Wpisz jeden numer z kierunkowym, na przykład +48 500 100 200.`,
  );
});

test.each(["+48500100200", "+48 500-100-200", "+49 30 901820", "+48 (58) 500 10 02"])(
  "a phone number: %s",
  (number) => {
    expect(problemsIn(company({ number }))).toBe("");
  },
);

test.each([
  ["500 100 200", "+48 500 100 200"],
  ["0048 500 100 200", "+48 500 100 200"],
])("a phone number whose link would lead elsewhere: %s", (number, right) => {
  const text = problemsIn(company({ number }));
  expect(text).toContain("nie ma na początku plusa");
  expect(text).toContain(`Wpisz „${right}”.`);
});

test.each([
  ["facebook", "https://www.instagram.com/ogrody"],
  ["instagram", "https://instagram.com.example.org/ogrody"],
  ["youtube", "https://notyoutube.com/@ogrody"],
])("a profile of %s at %s", (network, url) => {
  const text = problemsIn(company({ network, url }));
  expect(text).toContain(`Adres „${url}” nie prowadzi do serwisu ${network}. Wpisz adres profilu`);
});

test.each([
  ["facebook", "https://pl-pl.facebook.com/ogrody"],
  ["youtube", "https://youtu.be/abc"],
])("a profile of %s at %s is fine", (network, url) => {
  expect(problemsIn(company({ network, url }))).toBe("");
});

test.each([
  ["facebook", "https://www.facebook.com/share/1AbCdEfGh/"],
  ["facebook", "https://m.facebook.com/sharer.php"],
  ["instagram", "https://www.instagram.com/p/CabC/"],
])("a shared link of %s as a profile: %s", (network, url) => {
  const text = problemsIn(company({ network, url }));
  expect(text).toContain(
    `Adres „${url}” jest z przycisku „Udostępnij” i nie jest adresem profilu.`,
  );
  expect(text).toContain("skopiuj adres profilu z paska, na przykład https://www.");
});

test("a profile with what tells who shared it", () => {
  const url = "https://www.instagram.com/ogrody?igsh=MWR0&utm_source=qr";
  expect(problemsIn(company({ network: "instagram", url }))).toContain(
    "pozycja „url” ma na końcu dopisek, po którym serwis poznaje, kto udostępnił ten adres. Wpisz „https://www.instagram.com/ogrody”.",
  );
});

test.each(["http://www.facebook.com/x", "https://facebook", "https://"])(
  "no address of a site: %s",
  (url) => {
    expect(problemsIn(company({ url }))).toMatch(
      /jest źle zapisana\. Wpisz adres od https:\/\/, na przykład https:\/\/www\.firma\.pl\.$/,
    );
  },
);

test("a town's name that can't be an address", () => {
  expect(problemsIn(changed("towns/puck.yaml", "name: Puck", 'name: "Puck / Hel?"'))).toContain(
    "pozycja „name” ma inne znaki niż litery, spacje i łączniki, a powstaje z niej adres strony. Wpisz samą nazwę, na przykład Pruszcz Gdański.",
  );
});

test("a locative without its preposition", () => {
  expect(
    problemsIn(changed("towns/puck.yaml", "locative: w mieście", "locative: Pucku")),
  ).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:2:11  Miejscowość „Puck”: pozycja „locative” nie zaczyna się od przyimka „w”, „we” albo „na”. Wpisz go przed nazwą, na przykład „w Gdańsku”, „we Władysławowie”, „na Helu”."`,
  );
});

describe("a neighbour", () => {
  const [puck = "", hel = ""] = ["puck", "hel"].map((name) => rightContent[`towns/${name}.yaml`]);
  const toldOf = (nearby: string, latOfHel: string) =>
    problemsIn({
      "towns/puck.yaml": puck.replace(/^nearby:.*/m, `nearby: [${nearby}]`),
      "towns/hel.yaml": hel.replace(/^lat:.*/m, `lat: ${latOfHel}`),
    });

  test("is not one that lies out of the region while a closer one is not listed", () => {
    expect(toldOf("Reda, Hel", "54.95")).toBe(
      "content/towns/puck.yaml:10:16  Z miejscowości „Puck” do „Hel” jest 61 km, a sąsiad leży najwyżej 60 km stąd. Wybierz bliższą miejscowość, na przykład „Gdynia”.",
    );
    expect(toldOf("Reda, Hel", "54.93")).toBe("");
  });

  test("may be far away where all that are closer are listed", () => {
    expect(toldOf("Reda, Hel, Gdynia", "54.95")).toBe("");
  });
});

test("a short name that two questions have", () => {
  expect(problemsIn(changed("faq.yaml", "slug: kiedy", "slug: ile-trwa"))).toMatchInlineSnapshot(
    `"content/faq.yaml:4:9  Krótka nazwa „ile-trwa” jest na liście drugi raz, a prowadzi do niej odnośnik. Zmień jedną z nich."`,
  );
});

test("a question that was pasted twice, whatever its capitals", () => {
  const again = "- slug: inny\n  question: pytanie Kiedy?\n  answer: W maju.\n";
  expect(problemsIn({ "faq.yaml": (rightContent["faq.yaml"] ?? "") + again })).toBe(
    "content/faq.yaml:17:13  Pytanie „pytanie Kiedy?” jest na liście drugi raz. Usuń jedno z nich razem z odpowiedzią.",
  );
});

test("a question that was pasted twice with its short name is told once", () => {
  const again = "- slug: kiedy\n  question: Pytanie kiedy?\n  answer: W maju.\n";
  expect(problemsIn({ "faq.yaml": (rightContent["faq.yaml"] ?? "") + again })).toBe(
    "content/faq.yaml:17:13  Pytanie „Pytanie kiedy?” jest na liście drugi raz. Usuń jedno z nich razem z odpowiedzią.",
  );
});

test("a town with the coordinates of another one", () => {
  expect(problemsIn(changed("towns/reda.yaml", "lat: 54.5", "lat: 54.6"))).toBe(
    "content/towns/reda.yaml:7:6  Miejscowość „Reda” leży na mapie tam, gdzie „Hel”. Wpisz jej szerokość i długość geograficzną, na przykład z map w internecie.",
  );
});

test("a town with the introduction of another one", () => {
  expect(problemsIn(changed("towns/reda.yaml", " ––\nneeds", " –––\nneeds"))).toBe(
    "content/towns/reda.yaml:5:8  Miejscowość „Reda” ma ten sam wstęp co „Hel”. Napisz wstęp prawdziwy tylko dla tej miejscowości.",
  );
});

test("a service twice on a town's page", () => {
  const twice = "services: [{ service: /trawa-z-rolki, note: Cień. }, {";
  expect(problemsIn(changed("towns/puck.yaml", "services: [{", twice))).toBe(
    "content/towns/puck.yaml:9:65  Usługa „/trawa-z-rolki” jest na liście tej miejscowości drugi raz. Usuń jeden z tych wpisów albo wpisz inną usługę.",
  );
});

test("a postal code without its hyphen", () => {
  const { "company.yaml": text } = company();
  const address = "address: { street: Leśna 1, postalCode: 80001, city: Puck }\n";
  expect(problemsIn({ "company.yaml": text + address })).toBe(
    "content/company.yaml:13:41  Firma: w pozycji „address → postalCode” jest liczba, a ma być tekst. Wpisz za dwukropkiem zwykły tekst. Tak ma być: Kod pocztowy. Na przykład 80-001.",
  );
});

test.each(["80–001", "80 001", "80001", "80 - 001"])(
  "a postal code with other characters: %s",
  (code) => {
    const { "company.yaml": text } = company();
    const address = `address: { street: Leśna 1, postalCode: "${code}", city: Puck }\n`;
    expect(problemsIn({ "company.yaml": text + address })).toBe(
      `content/company.yaml:13:41  Firma: pozycja „address → postalCode” („${code}”) nie jest kodem pocztowym. Wpisz „80-001”.`,
    );
  },
);

test("no postal code", () => {
  const { "company.yaml": text } = company();
  const address = 'address: { street: Leśna 1, postalCode: "80-01", city: Puck }\n';
  expect(problemsIn({ "company.yaml": text + address })).toContain(
    "(„80-01”) nie jest kodem pocztowym. Wpisz pięć cyfr z łącznikiem, na przykład 80-001.",
  );
});

test.each([`54°43'15.6"N`, "54°43,26' N", "N 54° 43.260"])("degrees with minutes: %s", (lat) => {
  expect(problemsIn(changed("towns/puck.yaml", "lat: 54.4", `lat: ${lat}`))).toBe(
    "content/towns/puck.yaml:7:6  Miejscowość „Puck”: w pozycji „lat” jest tekst, a ma być liczba. Zapisz tę wartość w stopniach: 54.721.",
  );
});

test("a review of today, and one of tomorrow", () => {
  expect(problemsIn(review("2026-11-25"))).toBe("");
  expect(problemsIn(review("2026-11-26"))).toMatchInlineSnapshot(
    `"content/reviews.yaml:3:9  Dzień „2026-11-26”, w którym napisano opinię, dopiero będzie. Popraw datę; jest przy opinii w jej źródle."`,
  );
});

test("a town's introduction that is too short or too long", () => {
  const intro = (words: number) =>
    problemsIn(changed("towns/puck.yaml", "Wstęp ".repeat(60), "Słowo – ".repeat(words)));
  expect(intro(59)).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:5:8  Miejscowość „Puck”: pozycja „intro” ma 59 słów, a ma mieć od 60 do 110. Dopisz co najmniej 1 słowo."`,
  );
  expect(intro(115)).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:5:8  Miejscowość „Puck”: pozycja „intro” ma 115 słów, a ma mieć od 60 do 110. Skróć ją co najmniej o 5 słów."`,
  );
  expect(intro(60) + intro(110)).toBe("");
});

test.each(["powiat pukci", "Powiat pucki", "pucki"])("a county like one close by: %s", (name) => {
  expect(county(name)).toBe(
    `content/towns/puck.yaml:4:9  Powiatu „${name}” nie ma przy żadnej innej miejscowości. Czy chodziło o „powiat pucki”?`,
  );
});

test("a county that is written like none", () => {
  expect(county("Kaszuby")).toMatchInlineSnapshot(
    `"content/towns/puck.yaml:4:9  Powiatu „Kaszuby” nie ma przy żadnej innej miejscowości. Nowy powiat zapisz tak: „powiat bytowski” albo „miasto na prawach powiatu”."`,
  );
});

test.each(["powiat bytowski", "miasto na prawach powiatu", "powiat czarnkowsko-trzcianecki"])(
  "a new county: %s",
  (name) => {
    expect(county(name)).toBe("");
  },
);

test("a county whose name is like that of another one far away", () => {
  const text = String(rightContent["towns/puck.yaml"]);
  const stargard = text.replace("powiat pucki", "powiat pucci").replace("lon: 18.4", "lon: 15");
  expect(problemsIn({ "towns/puck.yaml": stargard })).toBe("");
});

test("a service that goes with itself", () => {
  expect(
    problemsIn(changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawa-z-rolki]\nlead:")),
  ).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:10:11  Usługa jest na liście usług, które się z nią łączą: „/trawa-z-rolki”. Usuń ten wpis albo wpisz adres innej usługi."`,
  );
});

test("a service whose section about the price is none of its sections", () => {
  const named = (number: string) =>
    problemsIn(changed("services/trawa-z-rolki.yaml", "priceSection: 1", number));
  expect(named("")).toContain("brakuje pozycji „priceSection”");
  expect(named("priceSection: 9")).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:14:15  Rozdziału 9 nie ma: usługa ma ich 1. Wpisz numer rozdziału o cenie."`,
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

test.each([
  [
    "decomposed letters",
    "Gdańsk".normalize("NFD"),
    "po „Gdan” jest znak, którego nie widać (U+0301)",
  ],
  ["a blank without a width", "Gda\u200bńsk", "po „Gda” jest znak, którego nie widać (U+200B)"],
  ["a Cyrillic letter", "Gd\u0430ńsk", "po „Gd” jest litera „\u0430” z innego alfabetu (U+0430)"],
])("%s in the name of a town are told at its file alone", (_, name, words) => {
  const all = Object.fromEntries(
    Object.entries(rightContent).map(([file, text]) => [file, text.replaceAll("Puck", "Gdańsk")]),
  );
  const { "towns/puck.yaml": puck = "", ...others } = all;
  const text = problemsIn({
    ...others,
    "towns/puck.yaml": "",
    "towns/gdansk.yaml": puck.replace("name: Gdańsk", `name: ${name}`),
  });
  expect(text.split("\n").filter((line) => !line.startsWith("content/towns/puck.yaml"))).toEqual([
    expect.stringContaining(words),
  ]);
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

test("a further address is a page that links and redirects know", () => {
  expect(
    problemsIn({
      ...alsoAt("/trawniki/darn"),
      ...changed("services/trawa-z-rolki.yaml", "lead:", "related: [/trawniki/darn]\nlead:"),
      "redirects.yaml": "- { from: /murawa, to: /trawniki/darn }\n",
    }),
  ).toBe("");
});

test("a further address that no page can have", () => {
  expect(problemsIn(alsoAt("darn/", "/Trawa"))).toMatchInlineSnapshot(`
   "content/services/darn.yaml:26:10  Usługa „Trawa z rolki”: pozycja „alsoAt” (1. na liście) jest źle zapisana. Tak ma być: Dalszy adres. Od ukośnika, małymi literami bez ogonków, na przykład /prace-ziemne.
   content/services/darn.yaml:26:17  Usługa „Trawa z rolki”: pozycja „alsoAt” (2. na liście) jest źle zapisana. Tak ma być: Dalszy adres. Od ukośnika, małymi literami bez ogonków, na przykład /prace-ziemne."
  `);
});

test.each([
  [`/oferta-"premium"`, "/oferta-%22premium%22"],
  ["/oferta\\", "/oferta%5C"],
  ["/*", "/%2A"],
  ["/oferta$1", "/oferta%241"],
  ["/oferta;return", "/oferta%3Breturn"],
  ["//firma.pl", "/firma.pl"],
  ["/a b", "/a%20b"],
  ["/a–b", "/a%E2%80%93b"],
  ["oferta", "/oferta"],
  ["/oferta/", "/oferta"],
  ["https://www.ogrody.pl/oferta.html", "/oferta.html"],
  ["/do/http://ogrody.pl/a", "/do/http%3A/ogrody.pl/a"],
  ["/oferta.html#cennik", "/oferta.html"],
])("an old address that a server may read otherwise, with the right one: %s", (from, right) => {
  expect(
    problemsIn({ "redirects.yaml": `- { from: ${JSON.stringify(from)}, to: / }\n` }),
  ).toContain(`: pozycja „from” nie jest adresem, który serwer rozpozna. Wpisz „${right}”.`);
});

test("an old address with a question, which servers pass over", () => {
  expect(problemsIn({ "redirects.yaml": "- { from: /index.php?page_id=12, to: / }\n" })).toBe(
    "content/redirects.yaml:1:11  Przekierowanie 1 „/index.php?page_id=12”: pozycja „from” ma część od „?”, a serwer porównuje tylko to, co jest przed nią. Wpisz „/index.php”: wszystkie takie adresy poprowadzą do jednej strony.",
  );
});

test.each(["/oferta,12.html", "/oferta(1)", "/a+b", "/a=b&c", "/oferta%20letnia", "/Sklep/Ł[1]"])(
  "an old address as shops have them: %s",
  (from) => {
    expect(problemsIn({ "redirects.yaml": `- { from: ${JSON.stringify(from)}, to: / }\n` })).toBe(
      "",
    );
  },
);

test("an old address in two spellings is one", () => {
  const text = problemsIn({
    "redirects.yaml": "- { from: /a%2Cb, to: / }\n- { from: '/a,b', to: / }\n",
  });
  expect(text).toContain("Adres „/a,b” jest na liście drugi raz.");
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
   content/redirects.yaml:4:19  Przekierowanie 4 „/a”: pozycja „to” prowadzi do „/b”, ale nie ma strony o takim adresie. Popraw „/b” albo usuń ten wpis.
   content/redirects.yaml:5:19  Przekierowanie 5 „/b”: pozycja „to” prowadzi do „/a”, ale nie ma strony o takim adresie. Popraw „/a” albo usuń ten wpis.
   content/redirects.yaml:6:11  Przekierowanie 6 „/c/”: pozycja „from” nie jest adresem, który serwer rozpozna. Wpisz „/c”."
  `);
});

test("a neighbour whose letters are composed otherwise than in its town's name is told", () => {
  const { "towns/puck.yaml": puck = "", ...others } = rightContent;
  const renamed = Object.fromEntries(
    Object.entries(others).map(([file, text]) => [file, text.replaceAll("Puck", "Gdańsk")]),
  );
  const { "towns/hel.yaml": hel = "" } = renamed;
  const text = problemsIn({
    ...renamed,
    "towns/puck.yaml": "",
    "towns/gdansk.yaml": puck.replaceAll("Puck", "Gdańsk"),
    "towns/hel.yaml": hel.replace("nearby: [Gdańsk", `nearby: [${"Gdańsk".normalize("NFD")}`),
  });
  expect(text.split("\n").filter((line) => !line.startsWith("content/towns/puck.yaml"))).toEqual([
    expect.stringContaining("po „Gdan” jest znak, którego nie widać (U+0301)"),
  ]);
});

test("two towns with the same locative", () => {
  expect(
    problemsIn(changed("towns/reda.yaml", "w mieście Reda", "w mieście Puck")),
  ).toMatchInlineSnapshot(
    `"content/towns/reda.yaml:2:11  Miejscowość „Reda” ma w miejscowniku to samo co „Puck”: „w mieście Puck”. Wpisz tu miejscownik tej miejscowości, na przykład „w Gdańsku”."`,
  );
});

test("the files that must exist are those of one place, and the texts that visitors agree to", () => {
  expect(site.neededFiles()).toEqual(
    expect.arrayContaining([
      "company.yaml",
      "faq.yaml",
      "pages/404.yaml",
      "pages/kontakt.yaml",
      "redirects.yaml",
      "legal/regulamin-serwisu.yaml",
    ]),
  );
  expect(site.neededFiles().filter((file) => /\*|galleries|services/.test(file))).toEqual([]);
});

const notice = (first: string, last: string, text = "Przerwa.") => ({
  "notices.yaml": `- text: ${text}
  link: { label: Kontakt, address: /kontakt }
  first: "${first}"
  last: "${last}"
`,
});

test.each([
  ["2026-12-14", "2027-01-03"],
  ["2026-12-14", "2026-12-14"],
  // It is over, which is no mistake.
  ["2026-01-14", "2026-01-20"],
  ["2028-12-31", "2028-12-31"],
  ["2026-01-01", "2026-01-01"],
])("a notice from %s to %s is fine", (first, last) => {
  expect(problemsIn(notice(first, last))).toBe("");
});

test("a notice whose year is a slip", () => {
  expect(problemsIn(notice("2062-12-14", "2062-12-20"))).toBe(
    "content/notices.yaml:3:10  Dzień „2062-12-14” jest za 36 lat, więc ogłoszenia nikt by teraz nie zobaczył. Popraw rok.",
  );
  expect(problemsIn(notice("2026-12-14", "2062-01-03"))).toBe(
    "content/notices.yaml:4:9  Dzień „2062-01-03” jest za 36 lat, więc ogłoszenie nie zniknęłoby w porę. Popraw rok.",
  );
  expect(problemsIn(notice("2028-12-31", "2029-01-01"))).toContain(
    "Dzień „2029-01-01” jest za 3 lata",
  );
  expect(problemsIn(notice("2025-12-31", "2026-12-20"))).toContain("Dzień „2025-12-31” był przed");
  expect(problemsIn(notice("2016-12-14", "2026-12-20"))).toBe(
    "content/notices.yaml:3:10  Dzień „2016-12-14” był przed pierwszym ogłoszeniem na tej stronie (2026-01-01). Popraw rok.",
  );
});

test("a notice needs no link, and has room for 140 letters", () => {
  const text = "x ".repeat(70).trim().padEnd(140, "x");
  const { "notices.yaml": file } = notice("2026-12-14", "2026-12-14", text);
  expect(problemsIn({ "notices.yaml": file.replace(/ {2}link:.*\n/, "") })).toBe("");
});

test("a notice that ends before it begins", () => {
  expect(problemsIn(notice("2026-12-14", "2026-01-03"))).toBe(
    "content/notices.yaml:4:9  Ostatni dzień ogłoszenia („2026-01-03”) jest przed pierwszym („2026-12-14”), więc nikt by go nie zobaczył. Popraw jedną z dat; w styczniu najczęściej myli się rok.",
  );
});

test("a notice on a day that no calendar has, and longer than a line or two", () => {
  expect(problemsIn(notice("2026-02-30", "2026-03-01", "Przerwa ".repeat(20)))).toBe(
    `content/notices.yaml:1:9  Ogłoszenie 1 „Przerwa Przerwa Przerwa…”: pozycja „text” ma 159 znaków, a ma mieć najwyżej 140. Skróć ją o 19 znaków.
content/notices.yaml:3:10  Ogłoszenie 1 „Przerwa Przerwa Przerwa…”: pozycja „first” jest źle zapisana. Wpisz dzień tak: "2026-11-01".`,
  );
});
