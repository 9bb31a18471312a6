import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { company, companyShape } from "./company";

const quotesPhone = { label: "wyceny", number: "+48 500 100 200" };
const facts = { brand: "Bór", experienceSince: 2011, email: "a@b.pl", quotesPhone };

const valueOf = (field: string, more: object = {}) =>
  company.graphql?.fields?.[field]?.resolve({ ...facts, ...more }, plainNodes({}));

test("all numbers begin with that for quotes, which may be the only one", () => {
  const office = { label: "biuro", number: "+48 58 500 10 02" };
  expect(valueOf("phones", { otherPhones: [office] })).toEqual([quotesPhone, office]);
  expect(valueOf("phones")).toEqual([quotesPhone]);
});

test("the firm as a contract names it is not known without its legal name", () => {
  expect(valueOf("legalEntity")).toBeNull();
  expect(valueOf("legalEntity", { legalName: "Bór i Las", register: "CEIDG" })).toBe(
    "Bór i\u00a0Las, CEIDG",
  );
});

test("the years of experience count from the first year to that of the build", () => {
  jest.useFakeTimers({ now: new Date("2026-06-01T12:00:00Z") });
  expect(valueOf("experienceYears")).toBe(15);
  jest.useRealTimers();
});

/** The paths of what is wrong with a company of some profiles. */
const wrongIn = (network: string, ...urls: string[]) => {
  const socials = urls.map((url) => ({ network, label: "Profil", url: `https://${url}` }));
  const record = { file: "company.yaml", data: { socials } };
  return (company.check?.([record], new Map(), "2026-11-25") ?? []).map(
    ({ path }) => urls[Number(path[1])],
  );
};

test("a profile is on its network, at a host of its own or a part of it", () => {
  const right = [
    "fb.com/bor",
    "facebook.com/bor",
    "m.facebook.com/people/Bor/1",
    "facebook.com/pages/bor",
  ];
  expect(wrongIn("facebook", ...right, "facebook.com.pl/bor", "afacebook.com/bor")).toEqual([
    "facebook.com.pl/bor",
    "afacebook.com/bor",
  ]);
  expect(wrongIn("youtube", "www.youtube.com/@bor/share", "instagram.com/bor")).toEqual([
    "instagram.com/bor",
  ]);
});

test("what a button to share gives out is no profile", () => {
  const shared = [
    "share/1",
    "sharer/x",
    "p/1",
    "reel/1",
    "reels/1",
    "stories/a/1",
    "story.php",
    "watch",
    "posts/1",
  ];
  const urls = shared.map((path) => `www.facebook.com/${path}`);
  expect(wrongIn("facebook", ...urls)).toEqual(urls);
});

test("a firm has worked for a year at least, and for no longer than people do", () => {
  const takes = (year: number) => companyShape.shape.experienceSince.safeParse(year).success;
  expect([1929, 1930, 2025, 2026].map(takes)).toEqual([false, true, true, false]);
});
