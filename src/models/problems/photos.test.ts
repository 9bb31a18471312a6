// Photos that can't be shown, and descriptions that describe nothing.
import sharp, { type Sharp } from "sharp";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import {
  changed,
  ofPresentFiles,
  rightContent,
} from "../../../e2e/support/content/content-problems";
import { formatProblem } from "../../../packages/content-model/check/problem";
import { content } from "../../content";

/** What the check says of a folder with the right content, some of its files replaced, and photos. */
async function problemsIn(files: Record<string, string | Buffer>): Promise<string> {
  const problems = await content.checkFolder(contentFolder({ ...rightContent, ...files }));
  return ofPresentFiles(problems).map(formatProblem).join("\n");
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "green" } })
    .jpeg()
    .toBuffer();

/** A photo with some property, by how sharp is to write it. */
const picture = (write: (image: Sharp) => Sharp, width = 1500, height = 1000) =>
  write(sharp({ create: { width, height, channels: 3, background: "green" } })).toBuffer();

const gallery = (src: string, alt = "Równy trawnik") => ({
  "galleries/ogrody.yaml": `title: Ogrody
photos:
  - src: ${src}
    alt: ${alt}
    caption: Trawnik
`,
});

test("a photo that does not exist, with the nearest name", async () => {
  expect(await problemsIn(gallery("../photos/hero-domm.jpg"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Nie ma zdjęcia „../photos/hero-domm.jpg”. Czy chodziło o „../photos/hero-dom.jpg”?"`,
  );
});

test("a photo in a folder that does not exist", async () => {
  expect(await problemsIn(gallery("../zdjecia/dom.jpg"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Nie ma zdjęcia „../zdjecia/dom.jpg”. Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos."`,
  );
});

test("a photo that is narrow", async () => {
  const files = {
    ...gallery("../photos/own/waskie.jpg"),
    "photos/own/waskie.jpg": await jpeg(1199, 800),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/waskie.jpg” ma 1199 pikseli szerokości, a potrzeba co najmniej 1200. Wstaw większe; powiększanie w programie nie pomoże."`,
  );
});

test("a photo over 12 Mpx", async () => {
  const files = {
    ...gallery("../photos/own/duze.jpg"),
    "photos/own/duze.jpg": await jpeg(4032, 3024),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/duze.jpg” ma 4032 × 3024 pikseli, czyli ponad 12 megapikseli. Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar)."`,
  );
});

test("a file that is no photo", async () => {
  const files = {
    ...gallery("../photos/own/list.jpg"),
    "photos/own/list.jpg": Buffer.from("Szanowni Państwo"),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/list.jpg” jest uszkodzone: nie da się go odczytać do końca. Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG."`,
  );
});

test("a photo that was copied by half", async () => {
  const whole = await sharp("e2e/support/content/photos/hero-dom.jpg").toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  const files = { ...gallery("../photos/own/pol.jpg"), "photos/own/pol.jpg": half };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/pol.jpg” jest uszkodzone: nie da się go odczytać do końca. Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG."`,
  );
});

test("a description that repeats the file name", async () => {
  expect(await problemsIn(gallery("../photos/hero-dom.jpg", "Hero dom"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Zdjęcie 1 „Trawnik”: opis zdjęcia powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu."`,
  );
});

test("a description that is the file name with its ending", async () => {
  const files = gallery("../photos/hero-dom.jpg", "hero-dom.jpg");
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Zdjęcie 1 „Trawnik”: opis zdjęcia powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu."`,
  );
});

test("a deleted photo with a numbered name, and all places that show it", async () => {
  const files = {
    ...gallery("../photos/realizacje/99.jpg"),
    ...changed(
      "services/trawa-z-rolki.yaml",
      "src: ../photos/hero-dom.jpg",
      "src: ../photos/realizacje/99.jpg",
    ),
    ...changed(
      "transformations/ogrod.yaml",
      "src: ../photos/hero-las.jpg",
      "src: ../photos/realizacje/99.jpg",
    ),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Nie ma zdjęcia „../photos/realizacje/99.jpg”. Sprawdź nazwę pliku i liczbę „../” albo dodaj zdjęcie do content/photos. To samo w: content/services/trawa-z-rolki.yaml:8, content/transformations/ogrod.yaml:4."`,
  );
});

test("a photo whose name has other letters", async () => {
  const files = {
    ...gallery("../photos/own/dom.jpg"),
    "photos/own/Dom.JPG": await jpeg(1500, 1000),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Nazwa zdjęcia „../photos/own/dom.jpg” jest zapisana innymi literami niż w folderze; duże i małe litery to dla strony różne litery. Wpisz „../photos/own/Dom.JPG”."`,
  );
});

test("a photo in capital letters is fine where it is named so", async () => {
  const files = {
    ...gallery("../photos/own/DOM.JPG"),
    "photos/own/DOM.JPG": await jpeg(1500, 1000),
  };
  expect(await problemsIn(files)).toBe("");
});

test("a photo beside the folder of photos", async () => {
  const files = { ...gallery("dom.jpg"), "galleries/dom.jpg": await jpeg(1500, 1000) };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcia „dom.jpg” nie ma w folderze content/photos, więc strona go nie pokaże. Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce."`,
  );
});

test("a folder in the place of a photo", async () => {
  const files = { ...gallery("../photos/own"), "photos/own/dom.jpg": await jpeg(1500, 1000) };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  „../photos/own” to folder, a nie zdjęcie. Dopisz ukośnik i nazwę pliku z tego folderu."`,
  );
});

test.each(["heic", "mif1"])("a photo from an iPhone (%s)", async (brand) => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);
  const text = await problemsIn({
    ...gallery("../photos/own/IMG_1.HEIC"),
    "photos/own/IMG_1.HEIC": heic,
  });
  expect(text).toBe(
    "content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/IMG_1.HEIC” jest w formacie HEIC, którego strona nie czyta. Zapisz je jako JPEG. W iPhonie: Ustawienia → Aparat → Formaty → Najbardziej zgodne, a następne zdjęcia będą od razu JPEG-ami.",
  );
});

test("a GIF", async () => {
  const gif = await picture((image) => image.gif());
  const files = { ...gallery("../photos/own/dom.gif"), "photos/own/dom.gif": gif };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.gif” jest w formacie GIF, a strona czyta tylko JPEG, PNG i WebP. Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę."`,
  );
});

test("an SVG", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"/>';
  const files = { ...gallery("../photos/own/dom.svg"), "photos/own/dom.svg": svg };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.svg” jest w formacie SVG, a strona czyta tylko JPEG, PNG i WebP. Zapisz je w programie graficznym jako JPEG i wpisz tu nową nazwę."`,
  );
});

test("a format that the ending does not tell", async () => {
  const png = await picture((image) => image.png());
  const files = { ...gallery("../photos/own/dom.jpg"), "photos/own/dom.jpg": png };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.jpg” ma w nazwie końcówkę „.jpg”, a jest w formacie PNG. Zmień końcówkę nazwy na „.png”, w pliku i tutaj."`,
  );
});

test("PNG and WebP are fine", async () => {
  for (const format of ["png", "webp"] as const) {
    const name = `photos/own/dom.${format}`;
    const bytes = await picture((image) => image.toFormat(format));
    expect(await problemsIn({ ...gallery(`../${name}`), [name]: bytes })).toBe("");
  }
});

test("colours for printing, and the place where it was taken", async () => {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 21/1 7/1" } };
  const files = {
    ...gallery("../photos/own/dom.jpg"),
    "photos/own/dom.jpg": await picture((image) =>
      image.toColourspace("cmyk").withExif(place).jpeg(),
    ),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.jpg” ma kolory przygotowane do druku (CMYK), na ekranie wyszłyby inne. Zapisz je w programie graficznym jako JPEG w kolorach sRGB (RGB).
   content/galleries/ogrody.yaml:3:10  W pliku zdjęcia „../photos/own/dom.jpg” zapisane jest miejsce, w którym je zrobiono, na przykład ogród klienta. Usuń je (Windows: Właściwości, Szczegóły, Usuń właściwości; Mac: Podgląd, Narzędzia, Pokaż inspektora, GPS) albo dodaj zdjęcie na stronie redakcji, która robi to sama."
  `);
});

test("the place where it was taken, as editing programs note it", async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="54,21.1N"/></rdf:RDF></x:xmpmeta>';
  const files = {
    ...gallery("../photos/own/dom.jpg"),
    "photos/own/dom.jpg": await picture((image) => image.withXmp(xmp).jpeg()),
  };
  expect(await problemsIn(files)).toContain("zapisane jest miejsce");
});

test("an upright photo, also one that is turned by its EXIF data", async () => {
  const upright = await jpeg(1500, 2000);
  const turned = await picture(
    (image) => image.withMetadata({ orientation: 6 }).jpeg(),
    2000,
    1500,
  );
  for (const bytes of [upright, turned]) {
    expect(
      await problemsIn({ ...gallery("../photos/own/dom.jpg"), "photos/own/dom.jpg": bytes }),
    ).toBe(
      "content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.jpg” (1500 × 2000) jest pionowe albo prawie kwadratowe, a strona ma miejsca na poziome i obcięłaby je u góry i u dołu. Wybierz poziome albo wytnij z tego poziomy kadr, najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij).",
    );
  }
});

test("a panorama", async () => {
  const files = {
    ...gallery("../photos/own/dom.jpg"),
    "photos/own/dom.jpg": await jpeg(3000, 1000),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/dom.jpg” (3000 × 1000) jest tak szerokie, że strona obcięłaby je po bokach. Wytnij z niego węższy kadr, najlepiej 3:2 (Windows: Zdjęcia, Edytuj, Przytnij; Mac: Podgląd, Narzędzia, Przytnij)."`,
  );
});

test("one photo twice in a gallery, and before and after alike", async () => {
  expect(
    await problemsIn({
      ...changed("galleries/ogrody.yaml", "../photos/hero-las.jpg", "../photos/./hero-dom.jpg"),
      ...changed("transformations/ogrod.yaml", "../photos/hero-dom.jpg", "../photos/hero-las.jpg"),
    }),
  ).toMatchInlineSnapshot(`
   "content/galleries/ogrody.yaml:6:10  Zdjęcie 2 „Las”: zdjęcie „../photos/./hero-dom.jpg” jest już w content/galleries/ogrody.yaml:3. Wstaw inne albo usuń ten wpis.
   content/transformations/ogrod.yaml:5:19  Para zdjęć 1 „Przed domem”: zdjęcie „../photos/hero-las.jpg” jest już w content/transformations/ogrod.yaml:4. Wstaw inne albo usuń ten wpis."
  `);
});

test("a photo too small to be cropped", async () => {
  const files = { ...gallery("../photos/own/a.jpg"), "photos/own/a.jpg": await jpeg(100, 100) };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../photos/own/a.jpg” ma 100 pikseli szerokości, a potrzeba co najmniej 1200. Wstaw większe; powiększanie w programie nie pomoże."`,
  );
});

test("a photo whose name has letters made of two signs", async () => {
  const files = {
    ...gallery("../photos/own/łąka.jpg"),
    [`photos/own/${"łąka".normalize("NFD")}.jpg`]: await jpeg(1500, 1000),
  };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Nazwa zdjęcia „../photos/own/łąka.jpg” tylko wygląda tak jak nazwa pliku: litery z ogonkami są w nich zapisane różnie. Zmień nazwę pliku na „laka.jpg”, bez ogonków, i wpisz ją tutaj."`,
  );
});

test("a photo from the web", async () => {
  expect(await problemsIn(gallery("https://firma.pl/dom.jpg"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcia „https://firma.pl/dom.jpg” nie ma w folderze content/photos, więc strona go nie pokaże. Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce."`,
  );
});

test("a photo with backslashes in its path", async () => {
  expect(await problemsIn(gallery("..\\photos\\hero-dom.jpg"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  W „..\\photos\\hero-dom.jpg” są ukośniki „\\”, a foldery oddziela się znakiem „/”. Wpisz „../photos/hero-dom.jpg”."`,
  );
  expect(await problemsIn(gallery("C:\\Zdjęcia\\dom.jpg"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcia „C:\\Zdjęcia\\dom.jpg” nie ma w folderze content/photos, więc strona go nie pokaże. Zapisz je tam, jeśli wolno go użyć, i wpisz tu jego nowe miejsce."`,
  );
});
