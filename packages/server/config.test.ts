import { readConfig } from "./config";

test("with nothing set the server runs", () => {
  expect(readConfig({ PORT: "" })).toEqual({
    HSTS_SUBDOMAINS: false,
    PORT: 9000,
    HOST: "0.0.0.0",
    TRUST_PROXY: false,
  });
});

test("every wrong value is named, and none is shown", () => {
  expect(() => readConfig({ PORT: "99999", TRUST_PROXY: "true" })).toThrow(
    new Error(
      [
        "The server cannot start with this environment:",
        "  PORT must be at most 65535",
        "  TRUST_PROXY must be false, a number of hops (1–9) or networks",
      ].join("\n"),
    ),
  );
});

test.each([
  ["false", false],
  ["1", 1],
  ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
  ["192.0.2.1,2001:db8::1", ["192.0.2.1", "2001:db8::1"]],
  ["2001:db8::/32,linklocal,uniquelocal", ["2001:db8::/32", "linklocal", "uniquelocal"]],
])("TRUST_PROXY=%s is understood", (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trustProxy);
});

test("every port may be named, 0 for any free one, and subdomains be told 0 or 1", () => {
  expect([readConfig({ PORT: "0" }).PORT, readConfig({ PORT: "65535" }).PORT]).toEqual([0, 65_535]);
  expect(readConfig({ HSTS_SUBDOMAINS: "1" }).HSTS_SUBDOMAINS).toBe(true);
  expect(() => readConfig({ HSTS_SUBDOMAINS: "yes" })).toThrow("HSTS_SUBDOMAINS must be 0 or 1");
});
