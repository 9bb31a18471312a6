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
  ["54°21'07.3\"N 18°38'47.9\"E", "54.352028, 18.646639"],
  ["54°21′07,3″N, 18°38′47,9″E", "54.352028, 18.646639"],
  ["wjazd: 54° 21' 07.3'' N, 18° 38' 47.9'' E", "54.352028, 18.646639"],
  ["54°21.122'N 18°38.798'E", "54.352033, 18.646633"],
  ["33°51'00\"S 151°12'00\"E", "-33.850000, 151.200000"],
])("coordinates %s", (typed, expected) => {
  expect(normaliseLocation(typed)).toBe(expected);
});

test.each([
  ["geo:54.352025,18.646638", HERE],
  ["geo:54.352025,18.646638,12;u=35", HERE],
  ["geo:66,30", "66.000000, 30.000000"],
  ["geo:54.352025,18.646638?z=17", HERE],
  ["geo:0,0?q=54.352025,18.646638(Działka)", HERE],
  ["geo:0,0?q=54.352025%2C18.646638", HERE],
])("address %s", (typed, expected) => {
  expect(normaliseLocation(typed)).toBe(expected);
});

const google = "https://www.google.com/maps";
test.each([
  `${google}/@54.352025,18.646638,17z`,
  `${google}/@54.352025,18.646638,3a,75y,90t/data=!3m6!1e1`,
  `${google}/place/X/@54.3,18.6,17z/data=!3m1!4b1!3d54.352025!4d18.646638`,
  `${google}/place/X/@54.3,18.6,9z/data=!8m2!3d54.1!4d18.1!3m5!8m2!3d54.352025!4d18.646638?entry=ttu`,
  `${google}/place/54.352025,18.646638/@54.3,18.6,17z`,
  `${google}/search/54.352025,+18.646638?entry=tts`,
  `${google}/search/?api=1&query=54.352025%2C18.646638`,
  `${google}/dir/?api=1&origin=54.1,18.1&destination=54.352025,18.646638`,
  `${google}?q=54.352025,18.646638&ll=54.3,18.6`,
  "https://maps.google.com/?q=54.352025,18.646638",
  "https://maps.google.com/?q=54.352025%2C18.646638",
  "https://maps.google.com/maps?q=loc:54.352025+18.646638",
  "https://www.google.pl/maps/@54.352025,18.646638,15z",
  "maps.google.com/?ll=54.352025,18.646638",
  "www.google.com/maps/@54.352025,18.646638,17z",
  "https://www.openstreetmap.org/?mlat=54.352025&mlon=18.646638#map=17/54.1/18.1",
  "https://www.openstreetmap.org/?mlon=18.646638&mlat=54.352025",
  "https://www.openstreetmap.org/#map=17/54.352025/18.646638",
  "https://maps.apple.com/?ll=54.352025,18.646638&q=Upuszczona%20pinezka",
  "https://maps.apple.com/place?address=X%205&coordinate=54.352025,18.646638&name=X",
  "https://maps.apple.com/?saddr=54.1,18.1&daddr=54.352025,18.646638",
  "https://mapy.cz/zakladni?x=18.646638&y=54.352025&z=15",
  "https://mapy.com/pl/zakladni?y=54.1&x=18.1&source=coor&id=18.646638%2C54.352025&z=17",
  "https://mapy.cz/zakladni?q=54.352025N%2C%2018.646638E",
  "Moja działka https://maps.google.com/?q=54.352025,18.646638 za lasem",
  "54.352025, 18.646638 https://maps.google.com/?q=54.1,18.1",
  "https://maps.app.goo.gl/abc https://maps.google.com/?q=54.352025,18.646638",
])("map link %s", (typed) => {
  expect(normaliseLocation(typed)).toBe(HERE);
});

test.each([
  "",
  "za kościołem w lewo",
  "https://maps.app.goo.gl/abc",
  "https://goo.gl/maps/abc",
  "https://mapy.geoportal.gov.pl/imap/?identifyParcel=141207_4.0009.159",
  `${google}/dir/54.1,18.1/Gda%C5%84sk/@54.3,18.6,12z`,
  `${google}/place/%E0%A4%A`,
  "http://[",
  "https:///",
  "geo:1e9,2",
  "geo:",
  `${google}/dir/54.1,18.1/54.352025,18.646638/@54.3,18.6,12z/data=!3m1!4b1`,
  "https://example.com/54.352025,18.646638",
  "9J2W+XR Gdańsk",
  "działka przy 8FVC2222+22, brama",
  "https://plus.codes/8FVC2222+22",
  `${google}/place/8FVC2222%2B22/`,
  "99.5, 18.6",
  "54.35",
])("no coordinates: %s", (typed) => {
  expect(normaliseLocation(typed)).toBeUndefined();
});
