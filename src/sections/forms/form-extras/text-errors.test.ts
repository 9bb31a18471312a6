import { textErrors } from "./text-errors";

test("names the field and its limit", () => {
  const text = { tooLong: "{label}: at most {limit}", invalid: "{label}: odd signs" };
  expect(textErrors("town", "Town", { text })).toEqual({
    tooLong: "Town: at most 120",
    invalid: "Town: odd signs",
  });
});
