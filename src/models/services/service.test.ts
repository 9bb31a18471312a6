import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { anchors } from "../../utils/anchors";
import { service } from "./service";

const record = (data: Record<string, unknown>) => ({ file: "services/ogrody/trawa.yaml", data });

test("a service has its page where its file is, and the same at each further address, which says where it is written", () => {
  const pages = service.pages?.of?.(
    record({ alsoAt: ["/darn", "/łąka".normalize("NFD")], sections: [{}] }),
  );
  expect(pages?.map(({ path, canonical, from }) => ({ path, canonical, from }))).toEqual([
    { path: "/ogrody/trawa", canonical: undefined, from: undefined },
    { path: "/darn", canonical: "/ogrody/trawa", from: ["alsoAt", 0] },
    { path: "/łąka", canonical: "/ogrody/trawa", from: ["alsoAt", 1] },
  ]);
  const ids = [anchors.quote, anchors.details, anchors.season, "1"];
  for (const page of pages ?? []) expect(page.anchors).toEqual(ids);
  expect(service.pages?.of?.(record({}))).toHaveLength(1);
});

const wrongPaths = (data: Record<string, unknown>) =>
  (service.check?.([record(data)], new Map(), "2026-11-25") ?? []).map(({ path }) => path);

test("a service does not go with itself, by none of its addresses, however composed", () => {
  const alsoAt = ["/darń"];
  const related = ["/inna", "/darń".normalize("NFD"), "/ogrody/trawa"];
  expect(wrongPaths({ alsoAt, related })).toEqual([
    ["related", 1],
    ["related", 2],
  ]);
});

test("the section about the price is one that there is, the last included", () => {
  expect(wrongPaths({ priceSection: 2, sections: [{}, {}] })).toEqual([]);
  expect(wrongPaths({ priceSection: 3, sections: [{}, {}] })).toEqual([["priceSection"]]);
  expect(wrongPaths({ priceSection: "2" })).toEqual([]);
});

const nodes = plainNodes({
  Service: [
    { path: "/ogrody", parent: "services/ogrody/index.yaml" },
    { path: "/wycinka", parent: "services/wycinka.yaml" },
  ],
});
const ask = (field: string, source: object) =>
  service.graphql?.fields?.[field]?.resolve({ ...source }, nodes);

test("a service knows the page of the group in which its reader is, a page of its own group none", async () => {
  const turf = { parent: "services/wycinka/trawa.yaml", path: "/ogrody/trawa" };
  expect(await ask("overview", turf)).toMatchObject({ path: "/ogrody" });
  expect(
    await ask("overview", { parent: "services/ogrody/index.yaml", path: "/ogrody" }),
  ).toBeNull();
  expect(await ask("canonical", turf)).toBe("/wycinka/trawa");
});

test("others name a service by any of its addresses", () => {
  expect(service.key).toMatchObject({ field: "path", others: "alsoAt" });
});

test("what a service does not say of its page is usual", () => {
  const { ground, opening, measure, related, alsoAt } = service.shape
    .shape as typeof service.shape.shape & Record<string, { parse: (value: unknown) => unknown }>;
  expect(
    [ground, opening, measure, related, alsoAt].map((field) => field?.parse(undefined)),
  ).toEqual(["contours", "form", "area", [], []]);
});
