import { isForOwnOrigin } from "./own-origin";

const link = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const own = { host: "localhost:8000" };
const origin = "https://podglad.example.pl";
const atOrigin = { host: "podglad.example.pl" };

type Asked = [url: string, headers: Record<string, string>, method?: string];

const isOwn = ([url, headers, method = "GET"]: Asked) =>
  isForOwnOrigin({ url, headers, method }, origin);

test.each<Asked>([
  ["/", own],
  ["/", { host: "127.0.0.1:8000" }],
  ["/", { host: "[::1]" }],
  ["/", atOrigin],
  [
    "/admin/api",
    { ...own, origin: "http://localhost:8000", "sec-fetch-site": "same-origin" },
    "POST",
  ],
  ["/admin/api", { ...atOrigin, origin, "sec-fetch-site": "same-origin" }, "POST"],
  ["/__webpack_hmr", { ...own, "sec-fetch-site": "same-origin" }],
  ["/___graphql", { ...own, "sec-fetch-site": "none", ...link }],
  ["/kontakt", { ...own, "sec-fetch-site": "cross-site", ...link }],
  ["/admin", { ...atOrigin, "sec-fetch-site": "cross-site", ...link }],
])("%s with %j is for the own origin", (...asked) => {
  expect(isOwn(asked)).toBe(true);
});

test.each<Asked>([
  ["/", {}],
  ["/", { host: "evil.example:8000" }],
  ["/", { host: "localhost.evil.example:8000" }],
  ["/", { host: "evil.podglad.example.pl" }],
  ["/___graphql", { ...own, origin: "https://evil.example" }, "POST"],
  ["/___graphql", { ...own, origin: "null" }],
  ["/", { ...own, origin: "http://localhost:1" }],
  ["/", { ...own, origin: "http://127.0.0.1:8000" }],
  ["/", { ...own, origin }],
  ["/", { ...atOrigin, origin: "http://podglad.example.pl" }],
  ["/", { ...atOrigin, origin: "http://localhost:8000" }],
  ["/admin/start.js", { ...own, "sec-fetch-site": "cross-site", "sec-fetch-dest": "script" }],
  ["/admin/api/overview", { ...own, "sec-fetch-site": "cross-site", ...link }],
  ["/ADMIN/api/overview", { ...own, "sec-fetch-site": "cross-site", ...link }],
  ["/admin/photos/a.jpg", { ...own, "sec-fetch-site": "same-site", "sec-fetch-dest": "image" }],
  ["/___graphql?query={site{id}}", { ...own, "sec-fetch-site": "cross-site", ...link }],
  ["/", { ...own, "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }],
  ["/", { ...own, "sec-fetch-site": "cross-site", ...link }, "POST"],
])("%s with %j is for another", (...asked) => {
  expect(isOwn(asked)).toBe(false);
});

test("without another origin only this machine's names count", () => {
  expect(isForOwnOrigin({ url: "/", headers: atOrigin, method: "GET" })).toBe(false);
});
