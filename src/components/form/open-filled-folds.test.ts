/** @jest-environment jsdom */
import { openFilledFolds } from "./open-filled-folds";

/** A folded form with a fold of its own, as the page has it. */
function show() {
  document.body.innerHTML = `<details id="around"><summary>Only a question?</summary><form>
    <input type="email" name="email"><input type="checkbox" name="consent">
    <details id="within"><summary>More</summary>
      <input name="location" value="here"><textarea name="message"></textarea>
      <select name="topic"><option value="">?</option><option selected value="Turf">Turf</option></select>
      <select name="service"><option value="">?</option><option value="Lawn">Lawn</option></select>
      <input type="radio" name="when" value="now" checked><input type="radio" name="when" value="later">
    </details>
  </form></details>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { form, open, control };
}

test("a form in which nothing was put back stays folded, with what it offers in advance", () => {
  const { form, open } = show();
  openFilledFolds(form);
  expect(open()).toEqual([]);
});

test("what a browser has put back around a fold opens none within", () => {
  const { form, open, control } = show();
  control("consent").checked = true;
  openFilledFolds(form);
  expect(open()).toEqual(["around"]);
});

test.each([
  ["location", "54.3"],
  ["location", ""],
  ["message", "Hello"],
  ["topic", ""],
  ["service", "Lawn"],
  ["when", "later"],
])("what a browser has put back is seen: %s as %j", (name, value) => {
  const { form, open, control } = show();
  control(name).value = value;
  openFilledFolds(form);
  expect(open()).toEqual(["around", "within"]);
});

test("a form that is in no fold has its own opened", () => {
  const { form, open, control } = show();
  document.body.replaceChildren(form);
  control("message").value = "Hello";
  openFilledFolds(form);
  expect(open()).toEqual(["within"]);
});
