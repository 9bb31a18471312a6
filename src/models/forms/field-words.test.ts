import { FORM_FIELDS } from "@typed-site/enquiries/form";
import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { fieldWords } from "./field-words";

const written = (label: string) => ({ label, placeholder: "e.g.", hint: "hint" });

test("a form's fields have its own words, and those of all forms where it has none", async () => {
  const source = {
    extras: { location: { ...written("Where"), note: "See [the map](https://example.org)" } },
    contact: {
      fields: { email: written("Mail"), topic: { ...written("Topic"), options: ["a", "b"] } },
    },
    quote: { fields: { email: written("Address"), location: written("Plot") } },
  };
  const of = async (form: "contact" | "quote") => {
    const fields = (await fieldWords(form).resolve(source, plainNodes({}))) as {
      name: string;
      label?: string;
      options?: string[];
    }[];
    return {
      names: fields.map(({ name }) => name),
      by: new Map(fields.map((one) => [one.name, one])),
    };
  };
  const contact = await of("contact");
  expect(contact.names).toEqual(FORM_FIELDS.contact.filter((name) => contact.by.has(name)));
  expect(contact.names).not.toContain("photos");
  expect(contact.by.get("email")).toMatchObject({ ...written("Mail"), note: null });
  expect(contact.by.get("topic")?.options).toEqual(["a", "b"]);
  const quote = await of("quote");
  expect(quote.by.get("email")?.label).toBe("Address");
  expect(quote.by.get("location")).toMatchObject(written("Plot"));
});

test("a sentence below a field has its links", async () => {
  const location = { ...written("Where"), note: "See [the map](https://example.org)" };
  const source = { extras: { location }, quote: { fields: {} } };
  const fields = await fieldWords("quote").resolve(source, plainNodes({}));
  const { note } =
    (fields as { name: string; note: unknown }[]).find(({ name }) => name === "location") ?? {};
  expect(note).toMatchObject({ inline: 'See <a href="https://example.org">the map</a>' });
});
