import { words } from "../../testing/words";
import type { EnquiryContext } from "../context";
import { storeEnquiry } from "./store-enquiry";

test("an enquiry that could not be stored once is stored when it is sent again", async () => {
  const write = jest.fn().mockRejectedValueOnce(new Error("ENOSPC")).mockResolvedValue(undefined);
  const context = {
    beingStored: new Map(),
    spool: { numberOf: () => Promise.resolve(undefined), write },
    envelope: { from: "strona@firma.example", to: "biuro@firma.example" },
    words,
  } as unknown as EnquiryContext;
  const store = () =>
    storeEnquiry(
      context,
      {
        ...({ form: "quote", page: "/", urgency: "now", fingerprint: "0".repeat(32) } as const),
        ...{ values: {}, photos: [], missingPhotos: 0, signs: [] },
      },
      "new",
    );
  await expect(store()).rejects.toThrow("ENOSPC");
  expect(await store()).toMatch(/^\d\d-[0-9A-Z]{6}$/);
});
