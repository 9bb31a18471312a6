import { caddyHeaders, staticHostHeaders } from "./header-files";

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
