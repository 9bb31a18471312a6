/** @jest-environment jsdom */
import { offerCorrection } from "./correct-button";

const texts: string[] = [];
let page: Document;

beforeEach(() => {
  texts.length = 0;
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <main><p id="text">Tniemy <b id="bold">od  góry</b>.</p>
    <img id="picture" alt="Pień"><div id="empty"><p>Inny</p></div></main>`;
  offerCorrection(page, 0.5, (text) => Promise.resolve(void texts.push(text)));
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

test("the room between texts has none, and the key does the same as the button", () => {
  point("empty");
  expect(button()).toBeNull();
  point("text");
  page.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F2", bubbles: true }));
  expect(texts).toEqual(["Tniemy od góry."]);
});
