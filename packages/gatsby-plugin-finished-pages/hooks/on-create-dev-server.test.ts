import type { IncomingMessage, ServerResponse } from "node:http";
import { onCreateDevServer } from "./on-create-dev-server";

const options = { policy: { "img-src": ["https://tile.example"] } };

/** The headers that a request gets, besides its answer. */
function headersOf(url: string): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  const next = jest.fn();
  const use: Parameters<typeof onCreateDevServer>[0]["app"]["use"] = (handler) =>
    handler({ url } as IncomingMessage, response as unknown as ServerResponse, next);
  onCreateDevServer({ app: { use } }, options);
  expect(next).toHaveBeenCalled();
  return headers;
}

test("develop reports what the policy forbids visitors, and forbids nothing itself", () => {
  for (const page of ["/", "/kontakt", "/gda%C5%84sk?a=1"]) {
    const headers = headersOf(page);
    const policy = headers.get("Content-Security-Policy-Report-Only");
    expect(policy).toContain("default-src 'none'; script-src 'self' ");
    expect(policy).toContain("img-src 'self' data: https://tile.example;");
    // Gatsby's own socket, and tools that show its pages in a frame.
    expect(policy).toContain("connect-src 'self' ws: wss:;");
    expect(policy).toMatch(/frame-ancestors 'self'$/);
    expect(headers.get("Content-Security-Policy")).toBeUndefined();
  }
});

test.each(["/__webpack_hmr", "/___graphql", "/_style-guide"])(
  "%s is no page of the site, so nothing is reported of it",
  (tool) => {
    expect(headersOf(tool).size).toBe(0);
  },
);
