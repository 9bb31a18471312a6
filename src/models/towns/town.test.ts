import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { town } from "./town";

const towns = [
  { name: "Hel", nearby: ["Puck"] },
  { name: "Puck", nearby: ["Reda"] },
  { name: "Reda", nearby: ["Puck", "Hel"] },
  { name: "Łeba", nearby: ["Reda"] },
];

test("a town knows how many others name it as near", async () => {
  const nodes = plainNodes({ Town: towns });
  const times = towns.map((one) => town.derived?.timesNamed?.resolve(one, nodes));
  expect(await Promise.all(times)).toEqual([1, 2, 2, 0]);
});

test("what all towns' pages share may name the company, too", async () => {
  const nodes = plainNodes({
    TownPage: [
      {
        heroTitle: "{brand} {locative}",
        pitch: "Zadzwoń: {phone}",
        distance: "{brand}: {km} km {direction}",
        directions: Array<string>(8).fill("stąd"),
      },
    ],
    Company: [{ brand: "Bór", email: "a@b.pl", phones: [{ id: "quotes", number: "+48 1" }] }],
    Town: [{ name: "Reda", lat: 54.6, lon: 18.35 }],
  });
  const hel = { name: "Hel", locative: "w Helu", nearby: ["Reda"], lat: 54.61, lon: 18.8 };
  const ask = (field: string) => town.derived?.[field]?.resolve(hel, nodes);
  expect(await ask("headline")).toBe("Bór w\u00a0Helu");
  expect(await ask("pitch")).toBe("Zadzwoń: +48 1");
  expect(await ask("neighbours")).toMatchObject([
    { distance: expect.stringMatching(/^Bór: \d+\u00a0km stąd$/) as string },
  ]);
});
