import sharp from "sharp";
import { photoName } from "./photo-name";
import { preparePhoto } from "./photo-upload";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4a7c3a" } });

test.each([
  ["IMG_2031.JPG", "img-2031.jpg"],
  ["Ogród w Żukowie (2) – łąka.jpeg", "ogrod-w-zukowie-2-laka.jpeg"],
  ["???.png", "zdjecie.png"],
  ["../../x.jpg", "x.jpg"],
])("the file %s gets the name %s", (name, expected) => {
  expect(photoName(name)).toBe(expected);
});

test("a large photo is turned upright, made 2400 px long and loses the place where it was taken", async () => {
  const taken = await photo(4000, 3000)
    .jpeg()
    .withExif({ IFD0: { Artist: "Biuro" }, IFD3: { GPSLatitude: "54/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const { width, height, exif, orientation } = await sharp(
    await preparePhoto("photos/realizacje/dab.jpg", taken),
  ).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1800, height: 2400 });
});

test("a small photo keeps its size", async () => {
  const bytes = await preparePhoto("photos/a.jpg", await photo(1500, 1000).jpeg().toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(1500);
});

test("what is no photo, or has no clean name, is refused with advice", async () => {
  await expect(preparePhoto("photos/a.jpg", Buffer.from("tekst"))).rejects.toThrow(
    "Pliku „a.jpg” nie da się odczytać.",
  );
  await expect(preparePhoto("photos/a.tiff", Buffer.alloc(9))).rejects.toThrow(
    "nie jest zdjęciem JPEG, PNG ani WebP",
  );
  await expect(preparePhoto("photos/Dąb 1.jpg", Buffer.alloc(9))).rejects.toThrow("„dab-1.jpg”");
});

test.each([
  ["photos/img-1.heic", Buffer.alloc(20)],
  ["photos/img-1.jpg", Buffer.concat([Buffer.alloc(4), Buffer.from("ftypheic"), Buffer.alloc(9)])],
])("a photo of an iPhone is named as such: %s", async (place, bytes) => {
  await expect(preparePhoto(place, bytes)).rejects.toThrow(
    "Ustawienia → Aparat → Formaty → Najbardziej zgodne",
  );
});
