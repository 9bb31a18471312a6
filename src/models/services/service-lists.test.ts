import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { serviceLists, servicesOfGroup } from "./service-lists";

const service = (file: string, title: string, alsoAt?: string[]) => ({
  parent: `services/${file}.yaml`,
  path: `/${file.replace("/index", "")}`,
  title,
  alsoAt,
});
const navigation = {
  header: [{ label: "Zieleń", overview: "/zielen", items: ["/zielen/trawnik"] }],
  links: [],
  footer: [{ label: "Usługi", items: ["/zielen"] }],
};
const nodes = plainNodes({
  Navigation: [navigation],
  Service: [
    service("zielen/index", "Zieleń"),
    service("zielen/trawnik", "Trawnik", ["/darn"]),
    service("zielen/koszenie", "Koszenie"),
  ],
});
const resolve = (name: string) => serviceLists?.[name]?.resolve(navigation, nodes);

test("menu and footer have the services that the file does not name", async () => {
  expect(await resolve("header")).toMatchObject([
    { items: ["/zielen/trawnik", "/zielen/koszenie"] },
  ]);
  expect(await resolve("footer")).toMatchObject([
    { items: ["/zielen", "/zielen/koszenie", "/zielen/trawnik"] },
  ]);
});

test("every service is listed once, whatever its further addresses", async () => {
  const groups = (await resolve("services")) as { label: string; services: { title: string }[] }[];
  expect(groups.map(({ label, services }) => [label, services.map(({ title }) => title)])).toEqual([
    ["Zieleń", ["Zieleń", "Trawnik", "Koszenie"]],
  ]);
});

test("an overview has the services of its group, another page none", async () => {
  const titles = async (overview: string) =>
    ((await servicesOfGroup(overview, nodes)) as unknown as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(await titles("/zielen")).toEqual(["Trawnik", "Koszenie"]);
  expect(await titles("/zielen/trawnik")).toEqual([]);
});
