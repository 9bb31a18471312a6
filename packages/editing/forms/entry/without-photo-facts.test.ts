import { withoutPhotoFacts } from "./without-photo-facts";

const uiSchema = { photos: { items: { drawn: { "ui:options": { isOfPhoto: true } } } } };
const photo = (src: string) => ({ src, caption: src, drawn: true });
const data = { title: "Prace", photos: [photo("a"), photo("b")] };

test("another photo takes away what was told of the former one, and leaves the others alone", () => {
  expect(withoutPhotoFacts(data, uiSchema, "root_photos_1_src")).toEqual({
    title: "Prace",
    photos: [photo("a"), { src: "b", caption: "b" }],
  });
});

test.each(["root_photos_1_caption", "root_photos", undefined])(
  "a change of %s takes nothing away",
  (id) => {
    expect(withoutPhotoFacts(data, uiSchema, id)).toEqual(data);
  },
);
