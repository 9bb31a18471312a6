import type { FieldName } from "@typed-site/enquiries/form";
import { labelOfField } from "./about-fields";

test("a field that has no words yet says where to write them", () => {
  expect(() => labelOfField("floor" as FieldName)).toThrow(
    'The form field "floor" of packages/enquiries/shared/fields.ts has no words: add them to src/models/forms/about-fields.ts.',
  );
});
