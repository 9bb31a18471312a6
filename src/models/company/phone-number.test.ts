import { withPrefix } from "./phone-number";

test.each([
  ["601 234-567", "+48 601 234 567"],
  ["+48 601234567", "+48 601234567"],
  ["601", "601"],
])("%s is kept as %s", (typed, kept) => {
  expect(withPrefix(typed)).toBe(kept);
});
