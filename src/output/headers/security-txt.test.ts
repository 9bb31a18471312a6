import { securityTxt } from "./security-txt";

const contact = { email: "kontakt@nazwa.example", siteUrl: "https://nazwa.example" };

it("says whom to tell, and expires within a year", () => {
  expect(securityTxt(contact, new Date("2026-11-21T15:30:00Z"))).toMatchInlineSnapshot(`
"Contact: mailto:kontakt@nazwa.example
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: pl, en
Canonical: https://nazwa.example/.well-known/security.txt
"
`);
});

it("is the same for all builds of a day", () => {
  const [morning, evening] = ["2026-11-21T00:00:01Z", "2026-11-21T23:59:59Z"];
  expect(securityTxt(contact, new Date(morning))).toBe(securityTxt(contact, new Date(evening)));
});
