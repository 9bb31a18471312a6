import { text } from "node:stream/consumers";
import { compose } from "./compose";
import { words } from "../../enquiries.fixture";

const enquiry = {
  number: "26-AAAAAA",
  fingerprint: "0".repeat(32),
  received: new Date(),
  urgency: "now",
  form: "quote",
  values: { location: "54.352025, 18.646638" },
  page: "/",
  photos: [],
  missingPhotos: 0,
  signs: [],
} as const;

test("a placeholder in the content that nobody fills loses no enquiry", async () => {
  const map = { url: "https://map.example/?at={latitude},{longtitude}" };
  const envelope = { from: "a@firma.example", to: "b@firma.example" };
  const message = await text(compose(enquiry, envelope, { ...words, map }));
  expect(message).toContain("54.352025,{longtitude}");
});
