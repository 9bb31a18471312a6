import { caddyHeaders, nginxCaching, nginxHeaders, staticHostHeaders } from "./header-files";

const headers = {
  "content-security-policy": "default-src 'none'",
  "reporting-endpoints": 'csp="/api/csp"',
};
const rules = [{ pattern: /^\/static\//, value: "public, immutable" }];

it("writes the headers for static hosts, with addresses percent-encoded", () => {
  const caching = new Map([["/zdjęcie.svg", "public"]]);
  expect(staticHostHeaders(headers, caching)).toMatchInlineSnapshot(`
"/*
  content-security-policy: default-src 'none'
  reporting-endpoints: csp="/api/csp"

/zdj%C4%99cie.svg
  Cache-Control: public
"
`);
});

it("writes them for nginx", () => {
  expect(nginxHeaders(headers) + nginxCaching(rules)).toMatchInlineSnapshot(`
"add_header content-security-policy "default-src 'none'" always;
add_header reporting-endpoints "csp=\\"/api/csp\\"" always;
add_header Cache-Control "$cache_control" always;
map $uri $cache_control {
  default "no-cache";
  "~^\\/static\\/" "public, immutable";
}
"
`);
});

it("writes them for Caddy", () => {
  expect(caddyHeaders(headers)).toMatchInlineSnapshot(`
"header {
	content-security-policy "default-src 'none'"
	reporting-endpoints "csp=\\"/api/csp\\""
	Cache-Control "no-cache"
}
"
`);
});
