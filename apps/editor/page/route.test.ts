/** @jest-environment jsdom */
import { addressOf, type Route, routeOf } from "./route";

test.each<Route>([
  { view: "start", words: "dąb & buk" },
  { view: "entry", file: "towns/puck.yaml", field: '["photos",0]' },
  { view: "new", folder: "towns/", copyOf: "towns/puck.yaml" },
  { view: "photos" },
  { view: "files" },
  { view: "publish" },
])("an address leads back to where it is from: %j", (route) => {
  expect(routeOf(addressOf(route))).toEqual(route);
});

test("an address says nothing of what is left out", () => {
  expect(addressOf({ view: "entry", file: "faq.yaml", field: undefined })).toBe(
    "#?view=entry&file=faq.yaml",
  );
});

test.each(["", "#", "#?view=entry", "#?view=new", "#?view=inny", "#nic"])(
  "„%s” leads to the start page",
  (hash) => {
    expect(routeOf(hash)).toEqual({ view: "start" });
  },
);
