import { service } from "../../sections.fixture";
import { serviceChoice } from "./service-choice";

const groups = [
  { label: "Forest", services: [service("mulching"), service("felling")] },
  { label: null, services: [service("fences")] },
];
const value = (slug: string) => `Service ${slug} (/${slug})`;
const choice = (slug: string) => ({ value: value(slug), label: `Service ${slug}` });

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
  expect(serviceChoice(groups, service("felling")).defaultValue).toBe(value("felling"));
});

test("takes two addresses of one service for the same", () => {
  const current = { ...service("other/felling"), canonical: "/felling" };
  expect(serviceChoice(groups, current).defaultValue).toBe(value("felling"));
});
