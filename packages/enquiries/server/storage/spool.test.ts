import { readdirSync, utimesSync } from "node:fs";
import promises from "node:fs/promises";
import { folderWith } from "@typed-site/test-support/site";
import { Spool } from "./spool";

const fingerprint = (digit: number) => String(digit).repeat(32);

const kept = folderWith({
  [`sent/20260101T000000000Z_26-AAAAAA_${fingerprint(1)}.eml`]: "",
  [`failed/20260101T000000000Z_26-BBBBBB_${fingerprint(2)}.eml`]: "",
});

test("of many searches at once each finds its enquiry, and only one looks through what is kept", async () => {
  let [open, most] = [0, 0];
  const { opendir } = promises;
  const opening = jest.spyOn(promises, "opendir").mockImplementation(async (...words) => {
    open += 1;
    most = Math.max(most, open);
    // Until the next folder, or the end, another search would be seen.
    return opendir(...words).finally(() => setImmediate(() => (open -= 1)));
  });
  const spool = new Spool(kept);
  const asked = Array.from({ length: 30 }, (_none, index) => (index % 3) + 1);
  const found = await Promise.all(asked.map((digit) => spool.numberOf(fingerprint(digit))));
  opening.mockRestore();
  expect(found).toEqual(asked.map((digit) => ["26-AAAAAA", "26-BBBBBB", undefined][digit - 1]));
  expect(most).toBeLessThanOrEqual(2);
});

test("what a killed server has left unfinished goes, what is being stored now stays", async () => {
  const folder = folderWith({ "tmp/left.eml": "", "tmp/now.eml": "" });
  const begin = Date.now();
  const spool = new Spool(folder);
  utimesSync(spool.path("tmp", "left.eml"), new Date(), new Date(begin - 1000));
  utimesSync(spool.path("tmp", "now.eml"), new Date(), new Date(begin + 1000));
  await spool.clearTemporary(begin);
  expect(readdirSync(`${folder}/tmp`)).toEqual(["now.eml"]);
});
