/** @jest-environment jsdom */
import { fetchScripts, loadScripts } from "./load-scripts";

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
  expect(document.querySelectorAll("script")).toHaveLength(1);
  const data = document.querySelector("link[rel=preload]");
  expect(data).toHaveAttribute("href", "/page-data/kontakt/page-data.json");
  // matches the later XMLHttpRequest; otherwise the data would be fetched twice
  expect(data).toHaveAttribute("crossorigin", "anonymous");
});

it("what is fetched ahead does not run", () => {
  fetchScripts(["/app.js", "/page-data/kontakt/page-data.json"]);
  expect(document.querySelector("script")).toBeNull();
  const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
  expect(ahead.map((link) => [link.getAttribute("href"), link.as])).toEqual([
    ["/app.js", "script"],
    ["/page-data/kontakt/page-data.json", "fetch"],
  ]);
  // Pictures of the first view go before.
  expect(ahead.map(({ fetchPriority }) => fetchPriority)).toEqual(["low", "low"]);
});
