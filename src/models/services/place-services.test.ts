import { allServices, completeFooter, completeHeader } from "./place-services";

const service = (path: string, canonical = path) => ({ path, canonical });

const services = [
  service("/gardens"),
  service("/gardens/turf"),
  service("/gardens/ponds"),
  service("/gardens/arbours"),
  service("/felling"),
  service("/felling/stumps"),
  service("/felling/ponds", "/gardens/ponds"),
  service("/snow"),
  service("/fences"),
];

const navigation = {
  header: [
    { label: "Gardens", overview: "/gardens", items: ["/gardens/turf"] },
    { label: "Felling", overview: "/felling", items: ["/felling/stumps", "/felling/ponds"] },
  ],
  links: [{ address: "/snow" }, { address: "/about" }],
  footer: [
    { label: "Felling and more", items: ["/felling", "/felling/stumps", "/felling/ponds"] },
    { label: "Gardens", items: ["/gardens/turf"] },
  ],
};

test("a service that the menu does not name stands at the end of its folder's group", () => {
  const items = completeHeader(navigation.header, services).map((group) => group.items);
  expect(items).toEqual([
    ["/gardens/turf", "/gardens/arbours", "/gardens/ponds"],
    ["/felling/stumps", "/felling/ponds"],
  ]);
});

test("the footer has every service once, beside those of its folder", () => {
  const items = completeFooter(navigation.footer, services).map((column) => column.items);
  expect(items).toEqual([
    ["/felling", "/felling/stumps", "/felling/ponds", "/fences", "/gardens", "/snow"],
    ["/gardens/turf", "/gardens/arbours"],
  ]);
});

test("what no column knows the folder of stands in the last column", () => {
  const winter = [service("/winter/snow")];
  const columns = completeFooter(navigation.footer, [...services, ...winter]);
  expect(columns.at(-1)?.items).toContain("/winter/snow");
});

test("the list of all services has each once, by groups, and the others at its end", () => {
  expect(allServices(navigation, services)).toEqual([
    {
      label: "Gardens",
      paths: ["/gardens", "/gardens/turf", "/gardens/arbours", "/gardens/ponds"],
    },
    { label: "Felling", paths: ["/felling", "/felling/stumps"] },
    { label: null, paths: ["/snow", "/fences"] },
  ]);
});

test("the order of the files does not matter", () => {
  const reversed = [...services].reverse();
  expect(allServices(navigation, reversed)).toEqual(allServices(navigation, services));
  expect(completeHeader(navigation.header, reversed)).toEqual(
    completeHeader(navigation.header, services),
  );
  expect(completeFooter(navigation.footer, reversed)).toEqual(
    completeFooter(navigation.footer, services),
  );
});
