import { service } from "../../sections.fixture";
import { serviceChoice } from "./service-choice";

const groups = [
  { label: "Forest", services: [service("mulching"), service("felling")] },
  { label: null, services: [service("fences")] },
];
const choice = (slug: string) => ({ value: `Service ${slug}`, label: `Service ${slug}` });

test("offers the services in order, under their groups, and chooses none", () => {
  expect(serviceChoice(groups)).toEqual({
    options: [
      { label: "Forest", options: [choice("mulching"), choice("felling")] },
      choice("fences"),
    ],
    defaultValue: undefined,
  });
});

test("chooses the current service", () => {
  expect(serviceChoice(groups, service("felling")).defaultValue).toBe("Service felling");
});

test("takes two addresses of one service for the same", () => {
  const current = { ...service("other/felling"), canonical: "/felling" };
  expect(serviceChoice(groups, current).defaultValue).toBe("Service felling");
});

test("services of one title are told apart by the names of their groups", () => {
  const other = { ...service("stumps"), title: service("felling").title };
  const twice = [...groups, { label: "Garden", services: [other] }];
  const { options, defaultValue } = serviceChoice(twice, other);
  expect(defaultValue).toBe("Service felling (Garden)");
  const value = "Service felling (Forest)";
  expect(options[0]).toMatchObject({
    options: [choice("mulching"), { ...choice("felling"), value }],
  });
});

test("a service without a group has nothing but its title to be told by", () => {
  const same = { ...service("posts"), title: service("fences").title };
  const { options } = serviceChoice([{ label: null, services: [service("fences"), same] }]);
  expect(options).toEqual([choice("fences"), choice("fences")]);
});
