import { site } from "./search-files.fixture";
import { securityTxt } from "./security-txt";

it("says whom to tell, and expires within a year", () => {
  expect(securityTxt(site, new Date("2026-11-21T15:30:00Z"))).toMatchInlineSnapshot(`
"Contact: mailto:kontakt@example.org
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: pl, en
Canonical: https://example.org/.well-known/security.txt
"
`);
});

it("is the same for all builds of a day", () => {
  const [morning, evening] = ["2026-11-21T00:00:01Z", "2026-11-21T23:59:59Z"];
  expect(securityTxt(site, new Date(morning))).toBe(securityTxt(site, new Date(evening)));
});

it("names the one language of a site that has one", () => {
  expect(securityTxt({ ...site, languages: ["pl"] }, new Date())).toContain(
    "\nPreferred-Languages: pl\n",
  );
});

it("names no language where the site says none", () => {
  expect(securityTxt({ ...site, languages: [] }, new Date())).not.toContain("Languages");
});
