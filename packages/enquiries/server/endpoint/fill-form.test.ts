import { JSDOM } from "jsdom";
import { formHtml } from "../../form.fixture";
import type { EnquiryValues, FormName, PhotoFieldName } from "../../shared/fields";
import type { Fault } from "../../shared/rules";
import { fillForm as fill, fillThanks } from "./fill-form";

const built = `<!DOCTYPE html><html lang="pl"><head><title>Kontakt &amp; wycena | Bór</title>
<link as="script" rel="preload" href="/app.js"/><link rel="stylesheet" href="/a.css"/></head>
<body>${formHtml("quote")}${formHtml("contact")}<script>window.pagePath="/kontakt"</script><script src="/app.js" async=""></script></body></html>`;

const fillForm = (
  html: string,
  form: FormName,
  values: EnquiryValues,
  faults: Fault[],
  photoFields: readonly PhotoFieldName[] = [],
) => {
  const file = { name: "a.jpg", size: 1, type: "image/jpeg", path: "a" };
  return (
    fill(html, {
      form,
      values,
      faults,
      page: "/gdańsk",
      photos: photoFields.map((field) => ({ field, file })),
    }) ?? ""
  );
};
const read = (html: string) => new JSDOM(html).window.document;
const odd = `"Jan" <b>'&amp;\\n\t$& ' onfocus="alert(1)`;

test("asks about a misspelt address, and keeps that it has", () => {
  const about = "o'a&b@gmail.com";
  const faults: Fault[] = [{ field: "email", code: "misspelt", about }];
  const form = read(fillForm(built, "quote", { email: "o'a&b@gmial.com" }, faults)).forms[0];
  expect(form?.querySelector("[role=alert]")?.textContent).toContain(`Is it ${about}?`);
  expect(form?.querySelector<HTMLInputElement>('[name="asked"]')?.value).toBe(about);
});

test("puts back everything typed, exactly", () => {
  const page = read(
    fillForm(
      built,
      "quote",
      {
        email: odd,
        phone: "\\",
        area: "ok. 8 arów",
        when: "At once",
        town: "Żukowo",
        service: "Felling",
        message: "\n</textarea><script>alert(1)</script>\r\ndruga",
        location: odd,
        consent: "on",
      },
      [],
    ),
  );
  const form = page.querySelector<HTMLFormElement>('form[data-enquiry="quote"]');
  const value = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(value("email")).toBe(odd);
  expect(value("phone")).toBe("\\");
  expect(value("area")).toBe("ok. 8 arów");
  expect(value("town")).toBe("Żukowo");
  const chosen = form?.querySelectorAll<HTMLInputElement>('[name="when"]:checked') ?? [];
  expect(Array.from(chosen, (radio) => radio.value)).toEqual(["At once"]);
  expect(value("service")).toBe("Felling");
  expect(value("message")).toBe("\n</textarea><script>alert(1)</script>\ndruga");
  expect(value("location")).toBe(odd);
  expect(form?.querySelector<HTMLInputElement>('[name="consent"]')?.checked).toBe(true);
  expect(form?.querySelector("details")?.open).toBe(true);
  expect(page.querySelector("script")).toBeNull();
  expect(page.querySelector("[onfocus]")).toBeNull();
});

test("what was left empty stays so: nothing is agreed to, chosen or unfolded", () => {
  const empty = { email: "", when: "", service: "", message: "", consent: "" };
  const page = read(fillForm(built, "quote", empty, []));
  expect(page.querySelectorAll("[checked], [selected], [open]")).toHaveLength(0);
});

test("the corrected enquiry still says from which page it came", () => {
  const { value } = read(fillForm(built, "quote", {}, [])).querySelector<HTMLInputElement>(
    'form[data-enquiry="quote"] [name="page"]',
  ) as HTMLInputElement;
  expect(value).toBe("/gdańsk");
});

test("shows the faults of the form that was sent, and of no other", () => {
  const page = read(
    fillForm(built, "contact", { email: "jan@" }, [
      { field: "email", code: "invalid" },
      { field: "consent", code: "missing" },
    ]),
  );
  const [quote, contact] = page.querySelectorAll("form");
  expect(quote?.querySelector('[role="alert"]')).toBeNull();
  const summary = contact?.querySelector("[data-summary]");
  expect([...page.querySelectorAll("[autofocus]")]).toEqual([summary]);
  const links = [...(contact?.querySelectorAll('[role="alert"] a') ?? [])];
  expect(links.map((link) => link.textContent)).toEqual([
    "Look at the e-mail, please.",
    "Agree, please.",
  ]);
  const email = contact?.querySelector('[name="email"]');
  expect(links[0]?.getAttribute("href")).toBe(`#${email?.id}`);
  expect(email?.getAttribute("aria-invalid")).toBe("true");
  expect(contact?.querySelector("[data-summary]")?.hasAttribute("hidden")).toBe(false);
  expect(page.title).toBe("Error: Kontakt & wycena | Bór");
});

test("says that photos have to be chosen again", () => {
  const again = (...fields: PhotoFieldName[]) => {
    const faults: Fault[] = [{ field: "photoTrunk", code: "wrongType" }];
    const page = read(fillForm(built, "quote", {}, faults, fields));
    return [...page.querySelectorAll('form:first-of-type [aria-invalid="true"]')].map((control) => [
      control.getAttribute("name"),
      control.closest("[data-field]")?.querySelector("[data-error-text]")?.textContent,
    ]);
  };
  expect(again()).toEqual([["photoTrunk", "Photos only."]]);
  expect(again("photoTrunk", "photoAccess", "photos")).toEqual([
    ["photoTrunk", "Photos only."],
    ["photoAccess", "Choose the photos again."],
    ["photos", "Choose the photos again."],
  ]);
});

test("a choice that the list lacks is not made", () => {
  const html = built.replace('value="Felling"', '$& selected=""');
  const page = read(fillForm(html, "quote", { service: "Anything" }, []));
  expect(page.querySelector<HTMLSelectElement>('[name="service"]')?.value).toBe("");
});

test("keeps all else of the page, but for the scripts", () => {
  const page = read(fillForm(built, "quote", {}, []));
  expect(page.querySelector('link[rel="stylesheet"]')).not.toBeNull();
  expect(page.querySelectorAll("form")).toHaveLength(2);
  expect(page.querySelectorAll('script, link[as="script"]')).toHaveLength(0);
});

test("a page without the form is none to fill in", () => {
  expect(fillForm("<p>Nothing</p>", "quote", {}, [])).toBe("");
});

test.each([
  [0, true],
  [1, false],
])(
  "the thank-you page tells the number, and of %d missing photos: hidden %s",
  (missing, isHidden) => {
    const built = `<p>Number <b data-enquiry-number>–</b></p><p data-without-photos hidden="">Without photos</p><script src="/a.js"></script>`;
    const page = read(fillThanks(built, "26-AB12CD", missing));
    expect(page.querySelector("b")?.textContent).toBe("26-AB12CD");
    expect(page.querySelector("[data-without-photos]")?.hasAttribute("hidden")).toBe(isHidden);
    expect(page.querySelector("script")).toBeNull();
  },
);
