import { addressOfFile, addressOfTown, groupAddress, nameOfFile } from "./routes";

test("the place of a service file is its address", () => {
  expect(addressOfFile("services/oczyszczanie-terenu/mulczer-lesny.yaml")).toBe(
    "/oczyszczanie-terenu/mulczer-lesny",
  );
  expect(addressOfFile("services/prace-ziemne/index.yaml")).toBe("/prace-ziemne");
  expect(addressOfFile("services/ogrodzenia.yaml")).toBe("/ogrodzenia");
});

test("a town's address keeps its diacritics, composed", () => {
  expect(addressOfTown("Pruszcz Gdański")).toBe("/pruszcz-gdański");
  expect(addressOfTown("Łeba")).toBe("/łeba");
  expect(addressOfTown("Gdańsk".normalize("NFD"))).toBe("/gdańsk".normalize("NFC"));
});

test("a file's name is what other files call it", () => {
  expect(nameOfFile("galleries/realizacje.yaml")).toBe("realizacje");
});

test("a page knows its group", () => {
  expect(groupAddress("/prace-ziemne/rownanie-terenu")).toBe("/prace-ziemne");
  expect(groupAddress("/ogrodzenia")).toBeUndefined();
});
