import { withoutTracking } from "./tracking";

test.each([
  ["https://www.instagram.com/bor?igsh=MWR0&utm_source=qr", "https://www.instagram.com/bor"],
  ["https://a.pl/b?c=d&fbclid=x&e=f#g", "https://a.pl/b?c=d&e=f#g"],
  ["https://a.pl/b?mibextid=x&gclid=y&igshid=z", "https://a.pl/b"],
  ["https://a.pl/?size=2&main_fbclid=1&xsi=3", "https://a.pl/?size=2&main_fbclid=1&xsi=3"],
  ["https://youtu.be/abc?si=xyz", "https://youtu.be/abc"],
  ["https://a.pl/b?c=d#?igsh=x", "https://a.pl/b?c=d#?igsh=x"],
  ["https://a.pl/utm_source=qr", "https://a.pl/utm_source=qr"],
  ["https://a.pl/?", "https://a.pl/?"],
])("%s", (shared, right) => {
  expect(withoutTracking(shared)).toBe(right);
});
