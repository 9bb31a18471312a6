import { addressWithoutPort } from "./address-without-port";
import { isLoopback } from "./is-loopback";
import { smtpWithTls } from "./smtp-with-tls";

test.each(["localhost", "127.0.0.1", "127.8.9.10", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(["127.example.org", "127.0.0.1.example.org", "192.0.2.127", "::2", "localhost.example"])(
  "%s is another machine",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test("mail leaves this machine only encrypted, and what the relay's address says else stays", () => {
  expect(smtpWithTls("smtp://a:b@mail.example:587/?name=x")).toBe(
    "smtp://a:b@mail.example:587/?name=x&requireTLS=true",
  );
  expect(smtpWithTls("smtp://mail.example?requireTLS=false")).toMatch(/[?]requireTLS=true$/);
  expect(smtpWithTls("smtp://127.0.0.1:2525")).not.toContain("requireTLS");
});

test.each([
  ["192.0.2.1:4711", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1:4711", "2001:db8::1:4711"],
  ["for=[2001:db8::1]:4711", "for=[2001:db8::1]:4711"],
  ["for=192.0.2.1:4711", "for=192.0.2.1:4711"],
  ["[2001:db8::1]:http", "[2001:db8::1]:http"],
])("a proxy that writes %s means %s", (written, address) => {
  expect(addressWithoutPort(written)).toBe(address);
});
