/** @jest-environment jsdom */
import { restoreBuiltPage } from "./foreign-changes";

test("a page is watched from its end on, laid out once it is seen, and gets its scripts with the first move", async () => {
  const paints: (() => void)[] = [];
  Object.assign(window, {
    PerformanceObserver: class {
      observe = () => undefined;
      constructor(seen: (paints: unknown, observer: { disconnect: () => void }) => void) {
        paints.push(() => seen([], { disconnect: () => undefined }));
      }
    },
    requestAnimationFrame: (run: () => void) => run(),
    requestIdleCallback: (run: () => void) => run(),
    getComputedStyle: () => ({ contentVisibility: "auto" }),
  });
  performance.getEntriesByType = () => [];
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  document.body.innerHTML = `<div id="___gatsby"><main><p></p></main></div>`;
  const own = document.createElement("script");
  own.dataset.start = "/app.js /page-data/index/page-data.json";
  Object.defineProperty(document, "currentScript", { value: own });
  const part = document.querySelector("p");
  const addresses = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

  await import("./end-of-body");
  expect(paints).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(part?.style.contentVisibility).toBe("");
  for (const paint of paints) paint();
  expect(part?.style.contentVisibility).toBe("visible");
  expect(addresses("link", "href")).toEqual(["/app.js", "/page-data/index/page-data.json"]);
  expect(addresses("script", "src")).toEqual([]);
  window.dispatchEvent(new Event("pointerdown"));
  expect(addresses("script", "src")).toEqual(["/app.js"]);

  part?.append("put in by another program");
  restoreBuiltPage();
  expect(part).toBeEmptyDOMElement();
});
