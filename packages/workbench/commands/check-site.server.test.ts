import { spawnSync } from "node:child_process";
import path from "node:path";
import { folderWith, smallSite } from "@typed-site/test-support/site";

test("a page, a picture and a place in a page that are not there are named, what is there is not", () => {
  const folder = folderWith({
    ...smallSite,
    "index.html": `<h1 id="a">Start</h1><a href="/kontakt">1</a><a href="/nie-ma">2</a>
      <img src="/img/jest.jpg"><img src="/img/brak.jpg"><a href="/kontakt#mapa">3</a><a href="/#a">4</a>`,
    "kontakt/index.html": "<h1>Kontakt</h1>",
    "img/jest.jpg": "jpg",
  });
  // A process, since the checker is an ES module, which Jest does not load.
  const words = ["--import", "tsx", path.join(__dirname, "check-site.ts"), folder];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  const links = stderr.split("\n").filter((line) => line.includes(" → "));
  expect(links).toEqual([
    "/ → /img/brak.jpg (404)",
    "/ → /kontakt#mapa (200)",
    "/ → /nie-ma (404)",
  ]);
  expect(status).toBe(1);
});
