/** @jest-environment jsdom */
import { FORM, SENT } from "../shared/form-protocol";
import { STORAGE_KEYS } from "./browser-storage";
import { readDraft, saveDraft } from "./draft";

/** The form of a kind on a page. */
function formOn(page: string, kind = "quote"): HTMLFormElement {
  const form = document.createElement("form");
  form.setAttribute(FORM, kind);
  form.innerHTML = `<input name="${SENT.page}" value="${page}">`;
  return form;
}

test("a draft is that of its form on its page, and of no other", () => {
  const draft = { values: { message: "Trawnik" }, key: "a", content: "b" };
  saveDraft(formOn("/puck"), draft);
  expect(readDraft(formOn("/puck"))).toEqual(draft);
  expect(readDraft(formOn("/leba"))).toBeUndefined();
  expect(readDraft(formOn("/puck", "contact"))).toBeUndefined();
  const other = { ...draft, key: "c" };
  saveDraft(formOn("/leba"), other);
  expect(readDraft(formOn("/puck"))).toEqual(draft);
  saveDraft(formOn("/puck"), undefined);
  expect(readDraft(formOn("/puck"))).toBeUndefined();
  expect(readDraft(formOn("/leba"))).toEqual(other);
});

test("what is kept has a name by which the privacy policy tells it", () => {
  saveDraft(formOn("/puck"), { values: {}, key: "a", content: "b" });
  const keys = Object.keys(sessionStorage);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatch(/^enquiry:/);
  expect(STORAGE_KEYS.draft).toBe("enquiry:");
});
