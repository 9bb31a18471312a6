import { FORM_FIELDS, type FormName, isWritten } from "@typed-site/enquiries/form";
import type { DerivedField, ModelGraphql } from "gatsby-plugin-typed-content";

type Words = Record<string, Record<string, unknown> | undefined>;

/** The texts of a form's fields as a list, so that a new field needs no change of the query. */
export const fieldWords = (form: FormName): DerivedField => ({
  type: "[FieldWords!]!",
  description: "The words of the fields that a visitor writes, in their order.",
  resolve: (source, nodes) => {
    const { fields } = source[form] as { fields: Words };
    const words: Words = { ...(source.extras as Words), ...fields };
    return Promise.all(
      FORM_FIELDS[form].filter(isWritten).map(async (name) => {
        const texts = words[name] ?? {};
        const [label, placeholder, hint, options] = await Promise.all(
          ["label", "placeholder", "hint", "options"].map((key) => nodes.text(texts[key])),
        );
        const note = await nodes.markdown(texts.note);
        return { name, label, placeholder, hint, options, note };
      }),
    );
  },
});

/** The GraphQL type of `fieldWords`. */
export const fieldWordsTypes: ModelGraphql["types"] = {
  FieldWords: {
    description: "The words of one field of a form.",
    fields: {
      name: { type: "String!", description: "The name under which it is sent." },
      label: { type: "String!", description: "Stands above it." },
      placeholder: { type: "String", description: "An example in the empty field." },
      hint: { type: "String!", description: "Helps to fill it in." },
      options: { type: "[String!]", description: "What there is to choose." },
      note: { type: "Markdown", description: "Stands below it, with links." },
    },
  },
};
