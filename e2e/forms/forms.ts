import { readFileSync } from "node:fs";
import type { Locator, Page, Request } from "../support/test";

/** A photograph to choose, which still needs a name. */
export const jpeg = {
  mimeType: "image/jpeg",
  buffer: readFileSync("e2e/screenshots/home.jpg"),
};

/** The pattern of the endpoint's URL. */
export const endpoint = "**/api/zapytanie";

/** A form by its name. */
export const formOf = (page: Page, name: string) => page.locator(`form[data-enquiry="${name}"]`);
/** A control by the name under which it is sent. */
export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
/** Opens the fields that nobody has to fill in. */
export const unfold = (form: Locator) => form.locator("summary").click();
/** The element at the top of a form for its faults. */
export const summaryOf = (form: Locator) => form.locator("[data-summary]");

/** Answers the endpoint in place of the server and collects what was sent. */
export async function answerWith(page: Page, status: number, json: object): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(endpoint, async (route) => {
    sent.push(route.request());
    await route.fulfill({ status, json });
  });
  return sent;
}

/** The text fields of a multipart body. */
export function fieldsOf(request: Request | undefined): Record<string, string> {
  const body = request?.postDataBuffer()?.toString("utf8") ?? "";
  const parts = body.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries(
    [...parts].map(([, name = "", value = ""]): [string, string] => [name, value]),
  );
}

/** Fills in the least that a form accepts. */
export async function fillEnough(form: Locator): Promise<void> {
  await field(form, "email").fill("jan@przyklad.pl");
  await form.getByRole("checkbox").check();
}

/** Clicks a form's submit button. */
export const submit = (form: Locator) => form.locator('button[type="submit"]').click();
