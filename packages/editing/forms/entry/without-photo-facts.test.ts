import { group, line, list, photoFile } from "../form-fields.fixture";
import { withoutPhotoFacts } from "./without-photo-facts";

const form = group("Galeria", {
  title: line("Nagłówek"),
  photos: list(
    "Zdjęcia",
    group("Zdjęcie", {
      src: photoFile,
      caption: line("Podpis"),
      drawn: {
        kind: "yesNo",
        label: "Wizualizacja",
        isNeeded: false,
        isOfPhoto: true,
      },
    }),
  ),
});
const photo = (src: string) => ({ src, caption: src, drawn: true });
const data = { title: "Prace", photos: [photo("a"), photo("b")] };

test("another photo takes away what was told of the former one, and leaves the others alone", () => {
  expect(withoutPhotoFacts(form, data, ["photos", 1, "src"])).toEqual({
    title: "Prace",
    photos: [photo("a"), { src: "b", caption: "b" }],
  });
});

test.each([[["photos", 1, "caption"]], [["photos"]], [["title"]], [[]]])(
  "a change of %j takes nothing away",
  (path) => {
    expect(withoutPhotoFacts(form, data, path)).toEqual(data);
  },
);
