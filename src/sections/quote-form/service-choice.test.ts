import { service } from "../fixtures";
import { serviceChoice } from "./service-choice";

const services = [service("mulching"), service("felling")];
const value = (slug: string) => `Service ${slug} (/${slug})`;
const values = (choice: ReturnType<typeof serviceChoice>) =>
  choice.options.map(({ value }) => value);

test("offers the services in order and chooses none", () => {
  expect(serviceChoice(services)).toEqual({
    options: [
      { value: "Service mulching (/mulching)", label: "Service mulching" },
      { value: "Service felling (/felling)", label: "Service felling" },
    ],
    defaultValue: undefined,
  });
});

test("chooses the current service", () => {
  const choice = serviceChoice(services, service("felling"));
  expect(values(choice)).toEqual([value("mulching"), value("felling")]);
  expect(choice.defaultValue).toBe(value("felling"));
});

test("adds a current service that the list lacks", () => {
  const choice = serviceChoice(services, service("overview"));
  expect(values(choice)).toEqual([value("mulching"), value("felling"), value("overview")]);
  expect(choice.defaultValue).toBe(value("overview"));
});

test("takes two addresses of one service for the same", () => {
  const choice = serviceChoice(services, { ...service("other/felling"), canonical: "/felling" });
  expect(values(choice)).toEqual([value("mulching"), value("felling")]);
  expect(choice.defaultValue).toBe(value("felling"));
});
