import path from "node:path";
import { parse } from "node-html-parser";
import { pageFamilies } from "../../../../e2e/support/content/site-pages";
import { send, sendForm } from "../../../../e2e/support/server/send-enquiry";
import { freshServer, testServer } from "../../../../e2e/support/server/server";
import { readBuiltSite } from "../../../server/built-site";
import { FIELDS, FORM_FIELDS, type FormName, isText } from "../../shared/fields";

const publicFolder = path.resolve("public");
const { facts } = readBuiltSite(publicFolder);
const forms = ["contact", "quote"] as const;

const fresh = freshServer();
beforeEach(async () => {
  await fresh.app.close();
  ({ app: fresh.app } = await testServer({}, { publicFolder }));
});

test("a fault is shown in its form, from whichever page the form claims to come", async () => {
  const strange: string[] = [];
  const addresses = [
    ...Object.values(pageFamilies),
    "",
    "/nie-ma",
    "//",
    "/\u0000",
    "/gdan\u0301sk",
    "x".repeat(9000),
  ];
  for (const form of forms) {
    for (const page of addresses) {
      const { statusCode, body } = await sendForm(fresh.app, { form, page, phone: "12" });
      const isShown = body.includes(`data-enquiry="${form}"`) && body.includes('value="12"');
      if (statusCode !== 422 || !isShown) strange.push(`${form} from ${page}: ${statusCode}`);
    }
  }
  expect(strange).toEqual([]);
});

test("every form of the site has a page to show its faults on", () => {
  expect(Object.keys(facts.forms)).toEqual([...forms]);
});

test("a fault is answered politely where no page has the form", async () => {
  await fresh.app.close();
  ({ app: fresh.app } = await testServer());
  const answer = await sendForm(fresh.app, { form: "contact", page: "/" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Nie wysłano");
});

/** What a field takes at most, with characters that cost most in UTF-8, a mail's head and HTML. */
const fillings: Record<string, string> = {
  letters: "a",
  digits: "1",
  diacritics: "ż",
  emoji: "😀",
  markup: '"<&>',
  marks: "Z\u0307\u0301",
  backslashes: "\\",
};
const enough = { email: "a@b.pl", consent: "on" };

describe.each(forms)("%s: every field up to its length, and one over", (form: FormName) => {
  test.each(FORM_FIELDS[form].filter(isText))("%s", async (field) => {
    const strange: string[] = [];
    const most = FIELDS[field].maxLength;
    for (const [kind, filling] of Object.entries(fillings)) {
      for (const length of [1, most - 1, most, most + 1]) {
        const text = filling.repeat(length).slice(0, length);
        const values = { ...enough, form, page: "/", [field]: text };
        for (const ask of [send, sendForm]) {
          const { statusCode, body } = await ask(fresh.app, values);
          const isLong = length > most && field !== "consent";
          const isRight =
            [200, 422].includes(statusCode) &&
            (!isLong || statusCode === 422) &&
            (!isLong || ask === sendForm || body.includes(`"field":"${field}","code":"tooLong"`));
          if (!isRight) strange.push(`${kind}, ${length}, ${ask.name}: ${statusCode}`);
        }
      }
    }
    expect(strange).toEqual([]);
  });
});

test("what is shown again is what was typed", async () => {
  const typed = 'C:\\ogród "A" <b> & \\n {title} $&';
  const { body } = await sendForm(fresh.app, {
    form: "quote",
    page: "/",
    phone: "12",
    town: typed,
  });
  const town = parse(body).querySelector('form[data-enquiry="quote"] [name="town"]');
  expect(town?.getAttribute("value")).toBe(typed);
});
