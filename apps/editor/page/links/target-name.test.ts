import { targetName } from "./target-name";

const targets = [
  { address: "/kontakt", label: "Kontakt" },
  { address: "/files/cennik.pdf", label: "Cennik", size: "120 kB" },
];

test.each([
  ["/kontakt", "Kontakt"],
  ["/kontakt#mapa", "Kontakt, miejsce na tej stronie"],
  ["#mapa", "miejsce na tej samej stronie"],
  ["/files/cennik.pdf", "Cennik"],
  ["/dawna", "/dawna"],
  ["mailto:biuro@bor.pl", "e-mail biuro@bor.pl"],
  ["tel:+48601234567", "telefon +48601234567"],
  ["https://lasy.pl/mapa", "inna witryna: lasy.pl/mapa"],
  ["http://lasy.pl", "inna witryna: lasy.pl"],
])("a link to %s leads to: %s", (href, name) => {
  expect(targetName(href, targets)).toBe(name);
});
