import { wayBetween } from "./way-between";

const gdansk = { name: "Gdańsk", lat: 54.352, lon: 18.647 };

test.each([
  [{ name: "Hel", lat: 54.608, lon: 18.801 }, 30, 0],
  [{ name: "Tczew", lat: 54.092, lon: 18.778 }, 30, 4],
  [{ name: "Żukowo", lat: 54.344, lon: 18.364 }, 18, 6],
  [{ name: "Wejherowo", lat: 54.606, lon: 18.235 }, 39, 7],
  [{ name: "next door", lat: 54.353, lon: 18.647 }, 1, 0],
])("from Gdańsk to %j: %i km, %i eighths of a turn from north", (to, km, direction) => {
  expect(wayBetween(gdansk, to)).toEqual({ km, direction });
});
