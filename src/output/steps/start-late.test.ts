import { startLate } from "./start-late";

const scripts = ["/runtime.js", "/framework.js", "/app.js"];
const page = `<head></head><body><p>Ogród</p>${scripts
  .map((address) => `<script src="${address}" async></script>`)
  .join("")}</body>`;
const starter = /<script (data-start="[^"]*")>(.*)<\/script><\/body>/;
const late = startLate(page, "/styles.css");

/** Opens the page's only script in this window. */
function open(readyState: DocumentReadyState): void {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  addMovingPart(false);
  const script = document.createElement("script");
  const [, attribute, code] = starter.exec(late) ?? [];
  script.dataset.start = /"(.*)"/.exec(attribute ?? "")?.[1];
  script.textContent = code ?? "";
  document.head.append(script);
}

const styleSheets = () => [...document.querySelectorAll("link")];

/** The scripts that were asked for, once the style sheet has come. */
function askedScripts(): (string | null)[] {
  for (const link of styleSheets()) link.dispatchEvent(new Event("load"));
  return [...document.body.querySelectorAll("script")].map((it) => it.getAttribute("src"));
}

/** Puts something that moves by itself into the page, in view or below it. */
function addMovingPart(isIntersecting: boolean): void {
  document.body.innerHTML = "<div data-wakes></div>";
  window.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting }]);
    }
  } as unknown as typeof IntersectionObserver;
}

it.each(["pointermove", "scroll", "keydown", "focusin"])("starts at the first %s", (move) => {
  open("loading");
  expect(askedScripts()).toEqual([]);
  window.dispatchEvent(new Event(move));
  window.dispatchEvent(new Event("pointerdown"));
  expect(askedScripts()).toEqual(scripts);
});

it("starts, once the page has come, for something in view that moves by itself", () => {
  open("loading");
  addMovingPart(true);
  expect(askedScripts()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(askedScripts()).toEqual(scripts);
});

it("starts, once the page has come, for an address that names a place", () => {
  open("loading");
  window.location.hash = "#faq-ile";
  window.dispatchEvent(new Event("load"));
  window.location.hash = "";
  expect(askedScripts()).toEqual(scripts);
});

it("does not start for something that moves below the view", () => {
  open("loading");
  addMovingPart(false);
  window.dispatchEvent(new Event("load"));
  expect(askedScripts()).toEqual([]);
});

it("changes a page only once", () => {
  expect(startLate(late, "/styles.css")).toBe(late);
});

it("replaces what an earlier version has put into a page", () => {
  const former = late.replace(starter, "<script $1>former()</script></body>");
  expect(former).not.toBe(late);
  expect(startLate(former, "/styles.css")).toBe(late);
});

it("stops when Gatsby writes its scripts in another way", () => {
  const unknown = '<script src="/app.js" async></script>';
  expect(() => startLate(unknown, "/styles.css")).toThrow(/Unknown form/);
});
