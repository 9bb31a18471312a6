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
  const times = towns.map((one) => town.graphql?.fields?.timesNamed?.resolve(one, nodes));
  expect(await Promise.all(times)).toEqual([1, 2, 2, 0]);
});

test("the distance of a neighbour may name the company, too", async () => {
  const nodes = plainNodes({
    TownPage: [
      {
        distance: "{brand}: {km} km {direction}",
        directions: Array<string>(8).fill("stąd"),
      },
    ],
    Company: [
      {
        brand: "Bór",
        experienceSince: 2011,
        email: "a@b.pl",
        quotesPhone: { number: "+48 1" },
      },
    ],
    Town: [{ name: "Reda", lat: 54.6, lon: 18.35 }],
  });
  const hel = { name: "Hel", nearby: ["Reda"], lat: 54.61, lon: 18.8 };
  expect(await town.graphql?.fields?.neighbours?.resolve(hel, nodes)).toMatchObject([
    { path: "/reda", distance: expect.stringMatching(/^Bór: \d+\u00a0km stąd$/) as string },
  ]);
});

test("a neighbour lies where one goes to it from here", async () => {
  const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
  const nodes = plainNodes({
    TownPage: [{ distance: "{direction}", directions }],
    Company: [{ brand: "Bór", experienceSince: 2011, email: "a@b.pl", phones: [] }],
    Town: [{ name: "Reda", lat: 54.6, lon: 18.35 }],
  });
  const hel = { name: "Hel", nearby: ["Reda"], lat: 54.61, lon: 18.8 };
  expect(await town.graphql?.fields?.neighbours?.resolve(hel, nodes)).toMatchObject([
    { distance: "W" },
  ]);
});

test("a town shows its own photo, or that of the first service that it lists", async () => {
  const nodes = plainNodes({
    Service: [
      { path: "/wycinka", photo: "felling.jpg" },
      { path: "/darn", photo: "turf.jpg" },
    ],
  });
  const services = [{ service: "/wycinka" }, { service: "/darn" }];
  const photoOf = (source: object) =>
    town.graphql?.fields?.photo?.resolve({ services, ...source }, nodes);
  expect(await photoOf({})).toBe("felling.jpg");
  expect(await photoOf({ photo: "hel.jpg" })).toBe("hel.jpg");
});

test("a town fills what all pages of towns share: its heading for readers, its head as it is written", async () => {
  const nodes = plainNodes({
    TownPage: [
      {
        heroTitle: "Ogrody w okolicy: {town}",
        seo: { title: "Ogrody {locative} i w okolicy", description: "{locative}: {summary}." },
      },
    ],
  });
  const source = { name: "Hel", locative: "na Helu", summary: "piasek i wiatr" };
  const { heading, seo } = town.graphql?.fields ?? {};
  expect(await heading?.resolve(source, nodes)).toBe("Ogrody w\u00a0okolicy: Hel");
  expect(await seo?.resolve(source, nodes)).toEqual({
    title: "Ogrody na Helu i w okolicy",
    description: "na Helu: piasek i wiatr.",
  });
});

test("a town has its page at its name, and is named by it; one without a name has none", () => {
  const file = "towns/hel.yaml";
  expect(town.pages?.of?.({ file, data: { name: "Hel" } })).toMatchObject([
    { path: "/hel", from: ["name"], anchorsOf: "FaqItem" },
  ]);
  expect(town.pages?.of?.({ file, data: {} })).toEqual([]);
  expect(town.key?.of({ file, data: { name: 5 } })).toBe("");
});
