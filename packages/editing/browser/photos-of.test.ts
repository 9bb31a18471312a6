import type { Kept } from "./decap";
import { photosOf } from "./photos-of";

test("an entry's photos have addresses, at most two, wherever they are in it", () => {
  const of = (entry: object) => photosOf(entry as Kept);
  expect(of({ src: "../photos/prace/1.jpg", alt: "Zdjęcia z photos/2.jpg" })).toEqual([
    "/photos/prace/1.jpg",
  ]);
  const pair = { before: { src: "photos/a.jpg" }, after: { src: "../../photos/b.jpg" } };
  expect(of({ ...pair, photo: { src: "photos/c.jpg" } })).toEqual([
    "/photos/a.jpg",
    "/photos/b.jpg",
  ]);
  expect(of({ text: "Trawa" })).toEqual([]);
  expect([photosOf("trawa"), photosOf(undefined)]).toEqual([[], []]);
});
