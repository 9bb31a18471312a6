import { readFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { caddyHeaders, staticHostHeaders } from "./header-files";
import { writeHeaderFiles } from "./write-header-files";

const headers = {
  "content-security-policy": "default-src 'none'",
  "x-quoted": 'csp="none"',
};

it("writes the headers for static hosts, with addresses percent-encoded", () => {
  const caching = new Map([["/zdjęcie.svg", "public"]]);
  expect(staticHostHeaders(headers, caching)).toMatchInlineSnapshot(`
"/*
  content-security-policy: default-src 'none'
  x-quoted: csp="none"

/zdj%C4%99cie.svg
  Cache-Control: public
"
`);
});

it("writes them for Caddy", () => {
  expect(caddyHeaders(headers)).toMatchInlineSnapshot(`
"header {
	content-security-policy "default-src 'none'"
	x-quoted "csp=\\"none\\""
}
"
`);
});

it("gives a page no rule of the files below the same folder", () => {
  const folder = folderWith({ "menu/plan.svg": "", "menu/karta/index.html": "" });
  writeHeaderFiles(folder, { scripts: [], styles: [] });
  const written = readFileSync(path.join(folder, "_headers"), "utf8");
  expect(written).toContain("\n/menu/plan.svg\n");
  expect(written).not.toContain("/menu/*");
});
