import { service } from "../fixtures";
import { serviceChoice } from "./service-choice";

const services = [service("mulching"), service("felling")];
const values = (choice: ReturnType<typeof serviceChoice>) =>
  choice.options.map(({ value }) => value);

test("offers the services in order and chooses none", () => {
  expect(serviceChoice(services)).toEqual({
    options: [
      { value: "/mulching", label: "Service mulching" },
      { value: "/felling", label: "Service felling" },
    ],
    defaultValue: undefined,
  });
});

test("chooses the current service", () => {
  const choice = serviceChoice(services, service("felling"));
  expect(values(choice)).toEqual(["/mulching", "/felling"]);
  expect(choice.defaultValue).toBe("/felling");
});

test("adds a current service that the list lacks", () => {
  const choice = serviceChoice(services, service("overview"));
  expect(values(choice)).toEqual(["/mulching", "/felling", "/overview"]);
  expect(choice.defaultValue).toBe("/overview");
});

test("takes two addresses of one service for the same", () => {
  const choice = serviceChoice(services, { ...service("other/felling"), canonical: "/felling" });
  expect(values(choice)).toEqual(["/mulching", "/felling"]);
  expect(choice.defaultValue).toBe("/felling");
});
