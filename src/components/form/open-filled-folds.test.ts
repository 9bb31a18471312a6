/** @jest-environment jsdom */
import { openFilledFolds } from "./open-filled-folds";

/** A folded form with a fold of its own, as the page has it. */
function show() {
  document.body.innerHTML = `<details id="around"><summary>Only a question?</summary><form>
    <input type="email" name="email"><input type="checkbox" name="consent">
    <select name="topic"><option value="">?</option><option selected value="Turf">Turf</option></select>
    <details id="within"><summary>More</summary><input name="location"></details>
  </form></details>`;
  const form = document.querySelector("form") as HTMLFormElement;
  const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);
  return { form, open };
}

test("a form in which nothing was put back stays folded, with what it offers in advance", () => {
  const { form, open } = show();
  openFilledFolds(form);
  expect(open()).toEqual([]);
});

test("what a browser has put back is seen", () => {
  const { form, open } = show();
  (form.elements.namedItem("consent") as HTMLInputElement).checked = true;
  openFilledFolds(form);
  expect(open()).toEqual(["around"]);
  (form.elements.namedItem("location") as HTMLInputElement).value = "54.3";
  openFilledFolds(form);
  expect(open()).toEqual(["around", "within"]);
});
