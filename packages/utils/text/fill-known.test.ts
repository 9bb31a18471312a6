import { fillKnown } from "./fill-known";

test("placeholders with a value are filled, each time; others wait for a later step", () => {
  const values = { brand: "Bór", year: "" };
  expect(fillKnown("{brand}, {brand}{year}: {town}", values)).toBe("Bór, Bór: {town}");
});
