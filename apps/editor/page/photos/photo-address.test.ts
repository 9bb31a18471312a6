import { folderOfPhoto, nameOfPhoto, smallPhotoAddress } from "./photo-address";

test.each([
  ["photos/dąb 1.jpg", "list", "/admin/photos/d%C4%85b%201.jpg?width=160"],
  ["../photos/prace/1.jpg", "grid", "/admin/photos/prace/1.jpg?width=480"],
  ["../../photos/a?b.jpg", "form", "/admin/photos/a%3Fb.jpg?width=640"],
] as const)("%s is small in a %s at %s", (place, shownIn, address) => {
  expect(smallPhotoAddress(place, shownIn)).toBe(address);
});

test("a photo has a name, and the folder that it lies in, which may be none", () => {
  const places = ["photos/1.jpg", "photos/prace/2.jpg", "photos/prace/duże/3.jpg"];
  expect(places.map(nameOfPhoto)).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
  expect(places.map(folderOfPhoto)).toEqual(["", "prace", "prace/duże"]);
});
