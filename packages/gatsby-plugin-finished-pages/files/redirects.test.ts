import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readRedirects } from "./read-redirects";
import { redirectsFile } from "./redirects";

const moved = [
  { from: "/płoty", to: "/ogrodzenia" },
  { from: "/oferta,12.html", to: "/kontakt" },
  { from: "/oferta%20letnia", to: "/kontakt" },
  { from: "/a%2Ab", to: "/kontakt" },
  { from: "/a:b;c$d'e%3Ff%23g", to: "/kontakt" },
  { from: "/leba", to: "/łeba" },
  { from: "/rabat-100%", to: "/kontakt" },
  { from: "/wiśnie".normalize("NFD"), to: "/ogrodzenia" },
];
const pages = ["/", "/pruszcz-gdański", "/ogrodzenia", "/łeba"];

test("moved addresses and other spellings of towns lead to the page, encoded", () => {
  const lines = redirectsFile(moved, pages).split("\n");
  expect(lines[0]).toBe("/p%C5%82oty /ogrodzenia 301");
  expect(lines).toContain("/pruszcz-gdanski /pruszcz-gda%C5%84ski 301");
  expect(lines).toContain("/pruszcz-gdan%CC%81ski /pruszcz-gda%C5%84ski 301");
  expect(lines).toContain("/Pruszcz-Gda%C5%84ski /pruszcz-gda%C5%84ski 301");
  expect(lines).toContain("/Pruszcz-Gdanski /pruszcz-gda%C5%84ski 301");
  expect(lines).toContain("/PRUSZCZ-GDA%C5%83SKI /pruszcz-gda%C5%84ski 301");
  expect(lines).toContain("/a%3Ab%3Bc%24d%27e%3Ff%23g /kontakt 301");
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines).toContain("/leba /%C5%82eba 301");
  expect(lines).toContain("/oferta%20letnia /kontakt 301");
  expect(lines).toContain("/a%2Ab /kontakt 301");
  expect(lines).toContain("/rabat-100%25 /kontakt 301");
  expect(lines.filter((line) => line.includes("/ogrodzenia"))).toHaveLength(2);
});

test("no line leads from an address to itself", () => {
  for (const line of redirectsFile([], pages).trim().split("\n")) {
    const [from, to] = line.split(" ");
    expect(from).not.toBe(to);
  }
});

test("a server reads them back, decoded; without the file there are none", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "redirects-"));
  expect(readRedirects(folder).size).toBe(0);
  writeFileSync(path.join(folder, "_redirects"), redirectsFile(moved, pages));
  expect(readRedirects(folder).get("/płoty")).toBe("/ogrodzenia");
  expect(readRedirects(folder).get("/wiśnie".normalize("NFC"))).toBe("/ogrodzenia");
  expect(readRedirects(folder).get("/leba")).toBe("/łeba");
  for (const from of ["/oferta,12.html", "/oferta letnia", "/a*b"]) {
    expect(readRedirects(folder).get(from)).toBe("/kontakt");
  }
  rmSync(folder, { recursive: true });
});
