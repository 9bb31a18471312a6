/** @jest-environment jsdom */
import { offerCorrection } from "./correct-button";

const texts: string[] = [];
/** Ends when the text is found. */
let search: Promise<void>;
let page: Document;

beforeEach(() => {
  texts.length = 0;
  search = Promise.resolve();
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <main><p id="text">Tniemy <b id="bold">od  góry</b>.</p>
    <img id="picture" alt="Pień"><img id="decoration" alt=""><div id="empty">
    <p>Inny</p> <p> </p></div></main>`;
  offerCorrection(page, 0.5, (text) => {
    texts.push(text);
    return search;
  });
});

const point = (id: string) =>
  page.getElementById(id)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
const button = () => page.querySelector("button");

test("a text that is pointed at gets a button, with its whole sentence; so does a photo", () => {
  expect(button()).toBeNull();
  point("bold");
  button()?.click();
  point("picture");
  button()?.click();
  expect(texts).toEqual(["Tniemy od góry.", "Pień"]);
});

test("the room between texts and a decoration have none, and the key does the same as the button", () => {
  const pressKey = () =>
    page.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true }));
  point("empty");
  point("decoration");
  pressKey();
  expect([button(), texts]).toEqual([null, []]);
  // As by the key Tab.
  page.getElementById("text")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  pressKey();
  expect(texts).toEqual(["Tniemy od góry."]);
});

test("the button presses nothing below it, says that it looks, and goes", async () => {
  const pressed = jest.fn();
  page.addEventListener("click", pressed);
  let found = (): void => undefined;
  search = new Promise((resolve) => (found = resolve));
  point("text");
  // On the way to the button the text stays that of the page.
  button()?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  button()?.click();
  expect([button()?.textContent, texts]).toEqual(["Szukam…", ["Tniemy od góry."]]);
  found();
  await search;
  await Promise.resolve();
  expect(button()).toBeNull();
  expect(pressed).not.toHaveBeenCalled();
  point("picture");
  expect(button()?.textContent).toBe("Popraw");
});

test("the button is as large as on a page of full size, where the text is, also of a scrolled page", () => {
  Object.defineProperty(page, "defaultView", { value: { scrollX: 3, scrollY: 400 } });
  const text = page.getElementById("text") as HTMLElement;
  text.getBoundingClientRect = () => ({ left: 10, top: 20, width: 30, height: 40 }) as DOMRect;
  text.textContent = "dąb ".repeat(1_000);
  point("text");
  expect(button()?.style.fontSize).toBe("32px");
  expect(button()?.parentElement?.style).toMatchObject({
    left: "13px",
    top: "420px",
    width: "30px",
    height: "40px",
  });
  button()?.click();
  // More is not looked for: a request may be only so long.
  expect(texts[0]).toHaveLength(2_000);
});
