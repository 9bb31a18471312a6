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
  keepDraft("old", { label, data: "", at: now - 30 * DAY_MS - 1 });
  keepDraft("of this month", { label, data: "", at: now - 30 * DAY_MS });
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

test("a form that two tabs have is named once, as in the newest draft", () => {
  localStorage.setItem("redakcja-szkic::#?file=a~1", JSON.stringify({ label: "Dawna", at: 1 }));
  localStorage.setItem("redakcja-szkic::#?file=a~3", JSON.stringify({ label: "Nowa", at: 3 }));
  keepDraft("#?file=a", { label: "Z tej karty", data: "", at: 2 });
  expect(unsavedForms()).toEqual([{ address: "#?file=a", label: "Nowa" }]);
  expect(draftsOf("#?file=a").map(({ at, isOfOtherTab }) => [at, isOfOtherTab])).toEqual([
    [3, true],
    [2, false],
    [1, true],
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

test("a browser that keeps nothing has no drafts, and says that it can't forget any", () => {
  keepDraft("puck", { label, data: "", at: 0 });
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  const read = jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  const removed = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  expect([draftsOf("puck"), unsavedForms(), forgetAllDrafts()]).toEqual([[], [], false]);
  expect(() => forgetDraft("puck")).not.toThrow();
  read.mockRestore();
  removed.mockRestore();
});

test("a browser that is full says so", () => {
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(keepDraft("puck", { label, data: "", at: 0 })).toBe(false);
  set.mockRestore();
});
