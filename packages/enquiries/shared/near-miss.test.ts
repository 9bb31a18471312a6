import { nearMiss } from "./near-miss";
import { checkEnquiry } from "./rules";

test.each([
  ["jan@gmial.com", "jan@gmail.com"],
  ["jan@gamil.com", "jan@gmail.com"],
  ["jan@gmail.con", "jan@gmail.com"],
  ["jan@gmail.co", "jan@gmail.com"],
  ["jan@gmaill.com", "jan@gmail.com"],
  ["Jan.Nowak@GMIAL.com", "Jan.Nowak@gmail.com"],
  ["jan@hotmai.com", "jan@hotmail.com"],
  ["jan@icloud.cm", "jan@icloud.com"],
  ["jan@onet.pl1", "jan@onet.pl"],
  ["jan@onetpl", "jan@onet.pl"],
  ["jan@interia.p", "jan@interia.pl"],
  ["jan@inetria.pl", "jan@interia.pl"],
  ["\u200bjan@gmial.com ", "jan@gmail.com"],
  ["jan@gmi\u200bal.com", "jan@gmail.com"],
])("%s is nearly %s", (typed, meant) => {
  expect(nearMiss(typed)).toBe(meant);
});

test.each([
  ...["gmail.com", "onet.pl", "onet.eu", "poczta.onet.pl", "interia.pl", "interia.eu", "poczta.fm"],
  ...[
    "gazeta.pl",
    "icloud.com",
    "outlook.com",
    "hotmail.com",
    "yahoo.com",
    "mail.com",
    "ymail.com",
  ],
])("a letter too many after %s is noticed", (provider) => {
  expect(nearMiss(`jan@${provider}x`)).toBe(`jan@${provider}`);
});

test.each([
  "jan@gmail.com",
  "jan@onet.eu",
  "jan@interia.eu",
  "jan@mail.com",
  "jan@ymail.com",
  "jan@wp.pl",
  "jan@o2.pl",
  "jan@op.pl",
  "jan@przyklad.pl",
  "jan@gmail.pl.com",
  "jan@gml.com",
  "jan@gmxyil.com",
  "jan@ouoltok.com",
  "jan@moja-gmial.com",
  "jan @gmial.com",
  "jan..nowak@gmial.com",
  "jan",
  "@",
  "",
])("of %j nothing else is supposed", (typed) => {
  expect(nearMiss(typed)).toBeUndefined();
});

test("a visitor is asked once, and an address that can't be stays a fault", () => {
  const faults = (email: string, asked?: string) =>
    checkEnquiry("contact", { email, consent: "on" }, asked);
  const question = { field: "email", code: "misspelt", about: "jan@gmail.com" };
  expect(faults("jan@gmial.com")).toEqual([question]);
  expect(faults("jan@gmial.com", "ewa@gmail.com")).toEqual([question]);
  expect(faults("jan@gmial.com", "jan@gmail.com")).toEqual([]);
  expect(faults("jan@gmail.com", "jan@gmail.com")).toEqual([]);
  expect(faults("jan@onet.pl1", "jan@onet.pl")).toEqual([{ field: "email", code: "invalid" }]);
});
