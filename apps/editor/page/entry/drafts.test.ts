/** @jest-environment jsdom */
import { draftsOf, forgetAllDrafts, forgetDraft, keepDraft, unsavedForms } from "./drafts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const label = "Miejscowość „Puck”";

beforeEach(() => localStorage.clear());

test("a draft is kept until it is forgotten", () => {
  const draft = { label, data: { name: "Puck" }, base: "name: Hel", at: 5 };
  expect(keepDraft("puck", draft)).toBe(true);
  expect(draftsOf("puck")).toMatchObject([draft]);
  expect(draftsOf("hel")).toEqual([]);
  forgetDraft("puck");
  expect(draftsOf("puck")).toEqual([]);
});

test("drafts end after a month, and there are at most twenty", () => {
  const now = 100 * DAY_MS;
  keepDraft("old", { label, data: "", at: now - 31 * DAY_MS });
  keepDraft("of this month", { label, data: "", at: now - 29 * DAY_MS });
  keepDraft("new", { label, data: "", at: now });
  expect(draftsOf("old")).toEqual([]);
  expect(draftsOf("of this month")).toHaveLength(1);
  forgetDraft("new");
  for (let age = 20; age >= 0; age--) keepDraft(`entry ${age}`, { label, data: "", at: now - age });
  expect(draftsOf("entry 20")).toEqual([]);
  expect(draftsOf("entry 19")).toHaveLength(1);
});

test("the forms with drafts are named, the newest first", () => {
  keepDraft("#?file=older", { label: "Starszy", data: "", at: 1 });
  keepDraft("#?file=newer", { label: "Nowszy", data: "", at: 2 });
  expect(unsavedForms()).toEqual([
    { address: "#?file=newer", label: "Nowszy" },
    { address: "#?file=older", label: "Starszy" },
  ]);
});

test("whoever uses the browser after another editor is not offered his drafts", () => {
  const isUsedBy = (editor: string) =>
    (document.body.innerHTML = `<div id="redakcja" data-editor="${editor}"></div>`);
  isUsedBy("Anna");
  keepDraft("puck", { label, data: "", at: 1 });
  isUsedBy("Jan");
  expect([draftsOf("puck"), unsavedForms()]).toEqual([[], []]);
  isUsedBy("Anna");
  expect(unsavedForms()).toEqual([{ address: "puck", label }]);
  isUsedBy("Jan");
  expect(forgetAllDrafts()).toBe(true);
  isUsedBy("Anna");
  expect(draftsOf("puck")).toEqual([]);
});

test("what others keep in the browser stays", () => {
  localStorage.setItem("theme", "dark");
  keepDraft("puck", { label, data: "", at: 100 * DAY_MS });
  forgetAllDrafts();
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("a browser that is full says so", () => {
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(keepDraft("puck", { label, data: "", at: 0 })).toBe(false);
  set.mockRestore();
});
