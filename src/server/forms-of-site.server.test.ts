import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { unlimited } from "@typed-site/enquiries/testing/unlimited";
import { temporaryFolder } from "@typed-site/test-support/site";
import { pageFamilies } from "../../e2e/support/content/site-pages";
import { FIELDS, FORM_FIELDS, type FormName, isText } from "../../packages/enquiries/shared/fields";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";
import { createSiteServer, readSiteConfig } from "./site-server";

const forms = ["contact", "quote"] as const;

let app: FastifyInstance;
beforeEach(async () => {
  const config = readSiteConfig({ ENQUIRY_DIR: temporaryFolder() });
  app = await createSiteServer(config, { logger: false, limits: unlimited });
});
afterEach(() => app.close());

/** Sends a form as the page's script, or as a browser without it. */
async function send(accept: "application/json" | "text/html", values: Record<string, string>) {
  const { headers, payload } = await formRequest(values);
  return app.inject({
    method: "POST",
    url: ENQUIRY_ADDRESSES.endpoint,
    headers: { ...headers, accept },
    payload,
  });
}

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
      const { statusCode, body } = await send("text/html", { form, page, phone: "12" });
      const isShown = body.includes(`data-enquiry="${form}"`) && body.includes('value="12"');
      if (statusCode !== 422 || !isShown) strange.push(`${form} from ${page}: ${statusCode}`);
    }
  }
  expect(strange).toEqual([]);
});

/** Characters that cost most in UTF-8, a mail's head and HTML. */
const fillings = ["ż", "😀", '"<&>', "\\"];

describe.each(forms)("%s: every field up to its length, and one over", (form: FormName) => {
  test.each(FORM_FIELDS[form].filter(isText))("%s", async (field) => {
    const strange: string[] = [];
    const most = FIELDS[field].maxLength;
    for (const filling of fillings) {
      for (const length of [most, most + 1]) {
        const text = filling.repeat(length).slice(0, length);
        const values = { email: "a@b.pl", consent: "on", form, page: "/", [field]: text };
        const [{ statusCode, body }, page] = await Promise.all([
          send("application/json", values),
          send("text/html", values),
        ]);
        const isTooLong = body.includes(`"field":"${field}","code":"tooLong"`);
        const isRight =
          [200, 422].includes(statusCode) &&
          page.statusCode === statusCode &&
          isTooLong === (length > most && field !== "consent");
        if (!isRight) strange.push(`${filling}, ${length}: ${statusCode}, ${page.statusCode}`);
      }
    }
    expect(strange).toEqual([]);
  });
});

test("what is shown again is what was typed", async () => {
  const typed = 'C:\\ogród "A" <b> & \\n {title} $&';
  const { body } = await send("text/html", { form: "quote", page: "/", phone: "12", town: typed });
  const town = parse(body).querySelector('form[data-enquiry="quote"] [name="town"]');
  expect(town?.getAttribute("value")).toBe(typed);
});
