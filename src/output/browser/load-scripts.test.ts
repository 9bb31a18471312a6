import { loadScripts } from "./load-scripts";

beforeEach(() => {
  document.head.innerHTML = document.body.innerHTML = "";
});

it("scripts are asked for in their order, which they also run in", () => {
  loadScripts(["/runtime.js", "/app.js"]);
  const asked = [...document.body.querySelectorAll("script")];
  expect(asked.map((script) => script.getAttribute("src"))).toEqual(["/runtime.js", "/app.js"]);
  expect(asked.map((script) => script.async)).toEqual([false, false]);
});

it("the page's data come with the scripts that will ask for them", () => {
  loadScripts(["/app.js", "/page-data/kontakt/page-data.json"]);
  const data = document.querySelector("link[rel=preload]");
  expect(data).toHaveAttribute("href", "/page-data/kontakt/page-data.json");
  // as XMLHttpRequest asks; else it would be fetched twice
  expect(data).toHaveAttribute("crossorigin", "anonymous");
});
