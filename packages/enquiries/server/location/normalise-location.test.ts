import { normaliseLocation } from "./normalise-location";

const HERE = "54.352025, 18.646638";

test.each([
  ["54.352025, 18.646638", HERE],
  ["54.352025 18.646638", HERE],
  ["54,352025; 18,646638", HERE],
  ["54,352025, 18,646638", HERE],
  ["54.352025/18.646638", HERE],
  ["wjazd od lasu, 54.352025, 18.646638, za mostem", HERE],
  ["54.352025, 18.646638 (dokładność ok. 12 m)", HERE],
  ["-33.85, 151.2", "-33.850000, 151.200000"],
  ["54.352025N, 18.646638E", HERE],
  ["brama: 54.352025° N, 18.646638° E", HERE],
  ["N54.352025 E18.646638", HERE],
  ["54.352025, 18.646638 W lesie", HERE],
  ["33.85° S, 151.2° E", "-33.850000, 151.200000"],
  ["54°21'07.3\"N 18°38'47.9\"E", "54.352028, 18.646639"],
  ["54°21′07,3″N, 18°38′47,9″E", "54.352028, 18.646639"],
  ["wjazd: 54° 21' 07.3'' N, 18° 38' 47.9'' E", "54.352028, 18.646639"],
  ["54°21.122'N 18°38.798'E", "54.352033, 18.646633"],
  ["33°51'00\"S 151°12'00\"E", "-33.850000, 151.200000"],
  ["90.0, -180.0", "90.000000, -180.000000"],
])("coordinates %s", (typed, expected) => {
  expect(normaliseLocation(typed)).toBe(expected);
});

test.each([
  ["geo:54.352025,18.646638", HERE],
  ["geo:54.352025,18.646638,12;u=35", HERE],
  ["„geo:54.352025,18.646638”", HERE],
  ["(geo:66,30", "66.000000, 30.000000"],
  ["geo:54.1,18.1 54.352025, 18.646638", HERE],
  ["geo:66,30", "66.000000, 30.000000"],
  ["geo:54.352025,18.646638?z=17", HERE],
  ["geo:0,0?q=54.352025,18.646638(Działka)", HERE],
  ["geo:0,0?q=54.352025%2C18.646638", HERE],
])("address %s", (typed, expected) => {
  expect(normaliseLocation(typed)).toBe(expected);
});

test.each([
  "wjazd 54.352025, 18.646638, zob. https://maps.google.com/?q=54.1,18.1",
  "https://maps.app.goo.gl/abc geo:54.352025,18.646638",
])("coordinates beside a link: %s", (typed) => {
  expect(normaliseLocation(typed)).toBe(HERE);
});

test.each([
  "",
  "za kościołem w lewo",
  "https://maps.app.goo.gl/abc",
  "https://goo.gl/maps/abc",
  "https://mapy.geoportal.gov.pl/imap/?identifyParcel=141207_4.0009.159",
  // The mail has the link itself, which opens a map.
  "https://www.google.com/maps/place/X/@54.352025,18.646638,17z",
  "maps.google.com/?ll=54.352025,18.646638",
  "Moja działka https://mapy.cz/zakladni?x=18.646638&y=54.352025 za lasem",
  "http://[",
  "https:///",
  "geo:1e9,2",
  "geo:",
  "9J2W+XR Gdańsk",
  "działka przy 8FVC2222+22, brama",
  "https://plus.codes/8FVC2222+22",
  "99.5, 18.6",
  "90.1, 18.6",
  "54.3, 180.1",
  "54.35",
])("no coordinates: %s", (typed) => {
  expect(normaliseLocation(typed)).toBeUndefined();
});

test("takes no time, however odd the text", () => {
  const start = performance.now();
  for (const piece of [
    "1",
    "1.",
    "1 ",
    "°1'",
    "N1.1",
    "54.1,",
    "geo:1,",
    "https://a ",
    "@1,2",
    "%2C",
  ]) {
    normaliseLocation(piece.repeat(1000).slice(0, 1000));
  }
  // some milliseconds
  expect(performance.now() - start).toBeLessThan(1000);
});
