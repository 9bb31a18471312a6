import { loadScripts } from "./load-scripts";

it("scripts are asked for in their order, which they also run in", () => {
  document.body.innerHTML = "";
  loadScripts(["/runtime.js", "/app.js"]);
  const asked = [...document.body.querySelectorAll("script")];
  expect(asked.map((script) => script.getAttribute("src"))).toEqual(["/runtime.js", "/app.js"]);
  expect(asked.map((script) => script.async)).toEqual([false, false]);
});
