/** @jest-environment jsdom */
import { restoreBuiltPage, watchForeignChanges } from "./foreign-changes";

const built = `<header><a href="/">Home</a></header><main><p>A <b>small</b> page</p>
  <label><input name="radio" type="radio">Yes</label>
  <form data-unhydrated=""><label>E-mail <input name="email"></label></form></main>`;

const html = () => document.getElementById("___gatsby")?.innerHTML;
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

beforeEach(() => {
  document.body.innerHTML = `<div id="___gatsby">${built}</div>`;
  watchForeignChanges();
});

test.each<[string, () => void]>([
  ["added", () => find("main").prepend(document.createElement("aside"))],
  ["taken out", () => find("b").remove()],
  ["translated in place", () => void ((find("b").firstChild as Text).data = "tiny")],
  [
    "translated twice in place",
    () => {
      for (const words of ["tiny", "little"]) (find("b").firstChild as Text).data = words;
    },
  ],
  ["put into an element", () => find("b").replaceChildren(document.createElement("font"))],
  [
    "moved into an element of another program's",
    () => {
      const wrapper = document.createElement("div");
      find("p").replaceWith(wrapper);
      wrapper.append(document.createElement("i"));
      wrapper.append(find("header"));
    },
  ],
])("what was %s is as it was built when React hydrates the page", (_, change) => {
  change();
  expect(html()).not.toBe(built);
  restoreBuiltPage();
  expect(html()).toBe(built);
});

test("what was changed in a part that was out of the page for a while stops nothing", async () => {
  const [main, label, extra] = [find("main"), find("label"), document.createElement("i")];
  label.append(extra);
  find("b").remove();
  main.remove();
  await new Promise((resolve) => setTimeout(resolve));
  label.replaceChildren();
  main.querySelector("p")?.replaceChildren();
  document.getElementById("___gatsby")?.append(main);
  find("header").remove();
  restoreBuiltPage();
  expect(find("#___gatsby").firstElementChild?.tagName).toBe("HEADER");
});

test("what was put into a form stays", () => {
  find("form label").append(document.createElement("i"));
  restoreBuiltPage();
  expect(html()).toBe(built.replace("</label></form>", "<i></i></label></form>"));
});

test("what has the focus keeps it, and what was chosen stays chosen", () => {
  const choice = find("[type=radio]") as HTMLInputElement;
  const wrapper = document.createElement("div");
  find("label").replaceWith(wrapper);
  wrapper.append(choice.closest("label") ?? "");
  choice.checked = true;
  choice.focus();
  const focus = jest.spyOn(choice, "focus");
  restoreBuiltPage();
  expect(choice).toHaveFocus();
  // Otherwise the page would jump there.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(choice.checked).toBe(true);
});

test("where a program has put thousands of nodes, all are taken out", () => {
  const main = find("main");
  for (let number = 0; number < 10_000; number++) main.prepend(String(number));
  restoreBuiltPage();
  expect(html()).toBe(built);
});

test("of a program that never stops changing the page, not all is kept and taken back", async () => {
  const text = find("b").firstChild as Text;
  for (let number = 0; number < 60_000; number++) text.data = String(number);
  await Promise.resolve();
  text.data = "the last";
  restoreBuiltPage();
  expect(html()).toBe(built.replace("small", "the last"));
});

test("after that, changes stay", async () => {
  restoreBuiltPage();
  find("main").prepend(document.createElement("aside"));
  restoreBuiltPage();
  await Promise.resolve();
  expect(html()).toContain("<aside>");
});
