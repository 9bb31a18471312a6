import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { jpeg } from "@typed-site/test-support/photos";
import { folderWith } from "@typed-site/test-support/site";
import { compose } from "../../packages/enquiries/server/delivery/compose";
import type { Enquiry } from "../../packages/enquiries/server/storage/enquiry";
import { readMailWords } from "../../src/server/mail-words";

/** What the guide says, whose example an operator takes over. */
const guide = readFileSync("deploy/README.md", "utf8");
const named = (name: string) => new RegExp(`^${name}='(.*)'$`, "m").exec(guide)?.[1] ?? "";
const envelope = { from: named("ENQUIRY_FROM"), to: named("ENQUIRY_TO") };

const words = readMailWords("content");
const contact = {
  email: "zofia.zak@example.org",
  phone: "600 700 800",
  message: "Dzień dobry,\nproszę o wycenę koszenia działki w Żukowie.\nZofia Żak",
};

/** The kinds of enquiries, by what is in them. */
const kinds: Readonly<Record<string, Partial<Enquiry>>> = {
  contact: { form: "contact", values: { ...contact, topic: "Inny temat" } },
  quote: { values: { ...contact, town: "Żukowo", area: "800" } },
  "with a place": { values: { ...contact, location: "54.352025, 18.646638" } },
  "with a link": { values: { ...contact, location: "https://maps.app.goo.gl/abc" } },
  "with photos": { values: contact },
  "with a bot's signs": { values: contact, signs: ["noScript"] },
  "with a phone only": { values: { ...contact, email: "" } },
};

/** What rspamd, with its defaults and without a network, makes of a mail from a machine elsewhere. */
function judge(message: Buffer) {
  const words = ["--json", "--from", envelope.from, "--rcpt", envelope.to, "--ip", "192.0.2.10"];
  const json = execFileSync("rspamc", words, { input: message, encoding: "utf8" });
  const { score, action, symbols } = JSON.parse(json.slice(json.indexOf("{"))) as {
    score: number;
    action: string;
    symbols: Record<string, { score: number }>;
  };
  return { score, action, symbols: Object.keys(symbols) };
}

const table: string[] = [];
// oxlint-disable-next-line no-console
afterAll(() => console.log(table.join("\n")));

test.each(Object.keys(kinds))("rspamd takes an enquiry %s for no junk", async (kind) => {
  const content = await jpeg(800, 600);
  const file = `${folderWith({ "a.jpg": content as unknown as string })}/a.jpg`;
  const photo = { field: "photos", file: { size: content.length, type: "image/jpeg", path: file } };
  const enquiry: Enquiry = {
    number: "26-7K2M9Q",
    fingerprint: "0".repeat(32),
    received: new Date(),
    urgency: "now",
    form: "quote",
    values: {},
    page: "https://firma.pl/kontakt",
    photos: kind === "with photos" ? [photo as Enquiry["photos"][number]] : [],
    missingPhotos: 0,
    signs: [],
    ...kinds[kind],
  };
  const { score, action, symbols } = judge(await buffer(compose(enquiry, envelope, words)));
  table.push(`${kind}: ${score} (${action})`);
  expect(symbols).not.toContain("SPOOF_REPLYTO");
  expect(action).toBe("no action");
});
