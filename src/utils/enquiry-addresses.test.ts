import { thanksAddress } from "./enquiry-addresses";

test("a visitor is thanked with the enquiry's number, and learns whether photos are missing", () => {
  expect(thanksAddress({ number: "26-AB12CD", arePhotosMissing: false })).toBe(
    "/dziekujemy?nr=26-AB12CD",
  );
  expect(thanksAddress({ number: "a&b", arePhotosMissing: true })).toBe(
    "/dziekujemy?nr=a%26b&bez-zdjec=1",
  );
});
