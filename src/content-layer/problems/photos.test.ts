/** @jest-environment node */
// Photos that can't be shown, and descriptions that describe nothing.
import sharp from "sharp";
import { problemsIn } from "../../test/content-problems";

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "green" } })
    .jpeg()
    .toBuffer();

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
  const files = { ...gallery("../own/waskie.jpg"), "own/waskie.jpg": await jpeg(1199, 800) };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../own/waskie.jpg” ma 1199 pikseli szerokości, a potrzeba co najmniej 1200. Wstaw większe; powiększanie w programie nie pomoże."`,
  );
});

test("a photo over 12 Mpx", async () => {
  const files = { ...gallery("../own/duze.jpg"), "own/duze.jpg": await jpeg(4032, 3024) };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../own/duze.jpg” ma 4032 × 3024 pikseli, czyli ponad 12 megapikseli. Zmniejsz je do 2400 pikseli szerokości (Windows: Zdjęcia, Zmień rozmiar obrazu; Mac: Podgląd, Dopasuj rozmiar)."`,
  );
});

test("a file that is no photo", async () => {
  const files = { ...gallery("../own/list.jpg"), "own/list.jpg": Buffer.from("Szanowni Państwo") };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../own/list.jpg” jest uszkodzone: nie da się go odczytać do końca. Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG."`,
  );
});

test("a photo that was copied by half", async () => {
  const whole = await sharp("src/test/photos/hero-dom.jpg").toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  const files = { ...gallery("../own/pol.jpg"), "own/pol.jpg": half };
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:3:10  Zdjęcie „../own/pol.jpg” jest uszkodzone: nie da się go odczytać do końca. Skopiuj je jeszcze raz z aparatu albo zapisz na nowo jako JPEG."`,
  );
});

test("a description that repeats the file name", async () => {
  expect(await problemsIn(gallery("../photos/hero-dom.jpg", "Hero dom"))).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Zdjęcie 1 „Trawnik”: opis zdjęcia („alt”) powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu."`,
  );
});

test("a description that is the file name with its ending", async () => {
  const files = gallery("../photos/hero-dom.jpg", "hero-dom.jpg");
  expect(await problemsIn(files)).toMatchInlineSnapshot(
    `"content/galleries/ogrody.yaml:4:10  Zdjęcie 1 „Trawnik”: opis zdjęcia („alt”) powtarza tylko nazwę pliku. Napisz jednym zdaniem, co widać na zdjęciu."`,
  );
});
