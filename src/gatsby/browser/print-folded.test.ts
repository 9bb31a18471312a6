/** @jest-environment jsdom */
import { printFolded } from "./print-folded";

/** Folds of which one at a time may be open, as a browser closes the others when one opens. */
function showFolds(): HTMLDetailsElement[] {
  document.body.innerHTML = `<details id="menu"></details><main>
    <details name="faq"></details><details name="faq" open></details><details></details><details data-prints-alone></details></main>`;
  return [...document.querySelectorAll("details")];
}

const supports = jest.fn();
Object.assign(globalThis, { CSS: { supports } });

test("a browser whose style sheets reach what is folded needs no help", () => {
  supports.mockReturnValue(true);
  const folds = showFolds();
  printFolded();
  dispatchEvent(new Event("beforeprint"));
  expect(folds.map(({ open }) => open)).toEqual([false, false, true, false, false]);
});

test("older browsers print what is folded, and show it folded again", () => {
  supports.mockReturnValue(false);
  const folds = showFolds();
  printFolded();
  dispatchEvent(new Event("beforeprint"));
  expect(folds.map(({ open }) => open)).toEqual([false, true, true, true, false]);
  // else one would close the other
  expect(document.querySelectorAll("[name=faq]")).toHaveLength(1);
  dispatchEvent(new Event("afterprint"));
  expect(folds.map(({ open }) => open)).toEqual([false, false, true, false, false]);
  expect(document.querySelectorAll("[name=faq]")).toHaveLength(2);
  // What a visitor opens later is theirs.
  folds[3]?.setAttribute("open", "");
  dispatchEvent(new Event("afterprint"));
  expect(folds.map(({ open }) => open)).toEqual([false, false, true, true, false]);
});
