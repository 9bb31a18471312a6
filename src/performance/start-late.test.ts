import { startLate } from "./start-late";

const scripts = ["/runtime.js", "/framework.js", "/app.js"];
const page = `<body><p>Ogród</p>${scripts
  .map((address) => `<script src="${address}" async></script>`)
  .join("")}</body>`;
const late = startLate(page, "/styles.css");

/** Opens the page's only script in this window. */
function open(readyState: DocumentReadyState): void {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  const script = document.createElement("script");
  script.textContent = /<script>(.*)<\/script>/.exec(late)?.[1] ?? "";
  document.head.append(script);
}

const styleSheets = () => [...document.querySelectorAll("link")];

/** The scripts that were asked for, once the style sheet has come. */
function askedScripts(): (string | null)[] {
  for (const link of styleSheets()) link.dispatchEvent(new Event("load"));
  return [...document.body.querySelectorAll("script")].map((it) => it.getAttribute("src"));
}

it("asks for nothing until the page has come", () => {
  open("loading");
  expect(styleSheets()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(styleSheets().map((link) => link.getAttribute("href"))).toEqual(["/styles.css"]);
  expect(askedScripts()).toEqual(scripts);
});

it("starts at the first move, and only once", () => {
  open("loading");
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("keydown"));
  window.dispatchEvent(new Event("load"));
  expect(askedScripts()).toEqual(scripts);
});

it("starts at once where the page has come already", () => {
  open("complete");
  expect(askedScripts()).toEqual(scripts);
});

it("changes a page only once", () => {
  expect(startLate(late, "/styles.css")).toBe(late);
});

it("stops when Gatsby writes its scripts in another way", () => {
  const unknown = '<script src="/app.js" async></script>';
  expect(() => startLate(unknown, "/styles.css")).toThrow(/Unknown form/);
});
