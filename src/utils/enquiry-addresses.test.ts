import { existsSync, readFileSync } from "node:fs";
import { belowTablet, fromDesktop, fromTablet } from "./breakpoints";
import { ENQUIRY_ADDRESSES, thanksAddress } from "./enquiry-addresses";
import * as paths from "./paths";
import { serverAddresses } from "./server-addresses";

test("a visitor is thanked with the enquiry's number, and learns whether photos are missing", () => {
  expect(thanksAddress({ number: "26-AB12CD", arePhotosMissing: false })).toBe(
    "/dziekujemy?nr=26-AB12CD",
  );
  expect(thanksAddress({ number: "a&b", arePhotosMissing: true })).toBe(
    "/dziekujemy?nr=a%26b&bez-zdjec=1",
  );
});

test("what the program calls a page is one of the site's, or of a template's", () => {
  const { contactFormPath, filesPath, outcomeAddress, ...pages } = paths;
  for (const address of Object.values(pages))
    expect([address, existsSync(`src/pages${address}.tsx`)]).toEqual([address, true]);
  expect(contactFormPath).toBe(`${paths.contactPath}#wycena`);
  expect(outcomeAddress("zgloszenie")).toBe(`${paths.fellingPath}/zgloszenie`);
  expect(filesPath).toBe("/pliki");
  expect(ENQUIRY_ADDRESSES.forms).toEqual({ contact: paths.aboutPath, quote: "/" });
});

test("no page can have an address that a program answers, nor one of Gatsby's own", () => {
  const programs = ["/healthz", "/readyz", "/414", "/admin", "/logowanie", "/wyloguj"];
  expect([...serverAddresses].sort()).toEqual(
    [ENQUIRY_ADDRESSES.endpoint, ...programs, "/dev-404-page", "/index"].sort(),
  );
});

test("scripts and pictures change where the style sheets do", () => {
  const sheets = ["src/layout/header/header", "src/components/photo/photo"];
  const css = [...sheets.map((name) => `${name}.module.css`), "src/styles/layout.css"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  for (const condition of [fromTablet, fromDesktop]) expect(css).toContain(`@media ${condition}`);
  expect(belowTablet).toBe(fromTablet.replace("min", "max").replace("37.5", "37.499"));
});
