/** @jest-environment jsdom */
import { photoFile } from "../../../components/photo/photo.fixture";
import { fetchEarly, rest } from "./fetch-early";

const firstPhoto = () => ({ file: photoFile("mulczer"), sizes: "100vw" });
const loaded = { component: { default: { firstPhoto } }, json: { data: {} } };
const loadPage = jest.fn(() => Promise.resolve(loaded));
const preloads = () => document.head.querySelectorAll('link[rel="preload"][as="image"]');

/** What a visitor does with a link, on the text in it. */
function sign(type: string, place: string): void {
  document.querySelector(`#${place} span`)?.dispatchEvent(new Event(type, { bubbles: true }));
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Whether the visitor asks to save data. */
const connection = { saveData: false };

beforeAll(() => {
  Object.defineProperty(navigator, "connection", { value: connection });
  document.body.innerHTML = `
    <a id="town" href="/puck"><span>Puck</span></a>
    <a id="other-town" href="/reda"><span>Reda</span></a>
    <a id="here" href="/#uslugi"><span>Usługi</span></a>
    <a id="file" href="/static/las.jpg"><span>Zdjęcie</span></a>
    <a id="outside" href="https://gdansk.example/puck"><span>Urząd</span></a>
    <p id="text"><span>Tekst</span></p>`;
});

test("fetches nothing for visitors who save data", async () => {
  jest.useFakeTimers();
  connection.saveData = true;
  fetchEarly(loadPage);
  sign("pointerdown", "town");
  await wait(rest);
  expect(loadPage).not.toHaveBeenCalled();
});

describe("for all others", () => {
  beforeAll(() => {
    connection.saveData = false;
    fetchEarly(loadPage);
  });

  test("what leads to no other page is left alone", async () => {
    for (const place of ["here", "file", "outside", "text"]) {
      sign("pointerdown", place);
      await wait(rest);
    }
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("a pointer that passes over a link fetches nothing, one that rests on it does", async () => {
    sign("pointerover", "other-town");
    await wait(rest - 10);
    sign("pointerover", "text");
    await wait(rest);
    expect(loadPage).not.toHaveBeenCalled();
    sign("pointerover", "other-town");
    await wait(rest);
    expect(loadPage).toHaveBeenCalledWith("/reda");
  });

  test("a press fetches the page and its first photograph at once, and only once", async () => {
    document.head.innerHTML = "";
    loadPage.mockClear();
    sign("pointerdown", "town");
    // the press focuses the link before any timer runs
    sign("focusin", "town");
    await wait(0);
    expect(loadPage).toHaveBeenCalledWith("/puck");
    expect(preloads()).toHaveLength(1);
    expect(preloads()[0]).toHaveAttribute(
      "imagesrcset",
      expect.stringContaining("mulczer-960.avif"),
    );
    await wait(rest);
    expect(loadPage).toHaveBeenCalledTimes(1);
  });
});
