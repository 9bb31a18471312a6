import { withOwnWords } from "./words";

test("own words replace and add, and leave all others", () => {
  const words = { toolbar: { publish: "Opublikuj", delete: "Usuń" }, close: "Zamknij" };
  const own = { toolbar: { publish: "Zapisz" }, list: { add: "Dodaj" } };
  expect(withOwnWords(words, own)).toEqual({
    toolbar: { publish: "Zapisz", delete: "Usuń" },
    close: "Zamknij",
    list: { add: "Dodaj" },
  });
});
