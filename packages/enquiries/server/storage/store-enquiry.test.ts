import { words } from "../../testing/words";
import type { EnquiryContext } from "../context";
import { storeEnquiry } from "./store-enquiry";

/** A spool that holds nothing, and what writes into it. */
function fresh(known?: string) {
  const write = jest.fn<Promise<void>, unknown[]>().mockResolvedValue(undefined);
  const context = {
    beingStored: new Map(),
    spool: { numberOf: () => Promise.resolve(known), write },
    envelope: { from: "strona@firma.example", to: "biuro@firma.example" },
    words,
  } as unknown as EnquiryContext;
  const store = (fingerprint = "0".repeat(32)) =>
    storeEnquiry(
      context,
      {
        ...({ form: "quote", page: "/", urgency: "now", fingerprint } as const),
        ...{ values: {}, photos: [], missingPhotos: 0, signs: [] },
      },
      "review",
    );
  return { write, store };
}

test("an enquiry that could not be stored once is stored when it is sent again", async () => {
  const { write, store } = fresh();
  write.mockRejectedValueOnce(new Error("ENOSPC"));
  await expect(store()).rejects.toThrow("ENOSPC");
  expect(await store()).toMatch(/^\d\d-[0-9A-Z]{6}$/);
});

test("of two that are the same at once one is stored; others are not held up by them", async () => {
  const { write, store } = fresh();
  const [one, same, other] = await Promise.all([store(), store(), store("1".repeat(32))]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(write).toHaveBeenCalledTimes(2);
  const [year] = new Date().toISOString().slice(2).split("-", 1);
  expect(write).toHaveBeenCalledWith(
    "review",
    expect.stringContaining(`_${one}_`),
    expect.anything(),
  );
  expect(one).toMatch(new RegExp(`^${year}-`));
});

test("one that is kept already has its number, and is not stored again", async () => {
  const { write, store } = fresh("26-AAAAAA");
  expect(await store()).toBe("26-AAAAAA");
  expect(write).not.toHaveBeenCalled();
});
