import { readSiteConfig } from "./site-server";

test("with nothing set the server runs and keeps enquiries", () => {
  expect(readSiteConfig({})).toMatchObject({ PORT: 9000, ENQUIRY_DIR: "data/enquiries" });
});

test("what is wrong with the settings of server and enquiries is told at once, and what they lack together", () => {
  expect(() => readSiteConfig({ PORT: "x", STATUS_TOKEN: "short" })).toThrow(
    /PORT must[^]*STATUS_TOKEN must/,
  );
  const relay = { SMTP_URL: "smtps://strona:haslo@mail.example:465" };
  expect(() => readSiteConfig(relay)).toThrow("ENQUIRY_FROM must be set");
});
