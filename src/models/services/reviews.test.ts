import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { town } from "../towns/town";
import { service } from "./service";

const nodes = plainNodes({
  Review: [
    { text: "Trawnik w Pucku", date: "2026-05-01", service: "/trawa-z-rolki", town: "Puck" },
    { text: "Trawnik pod dalszym adresem", date: "2026-06-01", service: "/darn" },
    { text: "Ogólnie", date: "2026-04-01" },
  ],
});

/** The texts of a record's reviews. */
async function reviewsOf(model: typeof service, source: Record<string, unknown>) {
  const reviews = await model.graphql?.fields?.reviews?.resolve(source, nodes);
  return (reviews as { text: string }[]).map(({ text }) => text);
}

test("a service has those that name it by any of its addresses, the newest first", async () => {
  const turf = { parent: "services/trawa-z-rolki.yaml", alsoAt: ["/darn"] };
  expect(await reviewsOf(service, turf)).toEqual([
    "Trawnik pod dalszym adresem",
    "Trawnik w Pucku",
  ]);
});

test("a town has its own", async () => {
  expect(await reviewsOf(town, { name: "Puck" })).toEqual(["Trawnik w Pucku"]);
});

test("a service and a town that nobody wrote about have none", async () => {
  expect(await reviewsOf(service, { parent: "services/trawa-2.yaml" })).toEqual([]);
  expect(await reviewsOf(town, { name: "Hel" })).toEqual([]);
});

test("a review is found however the letters of a name are composed", async () => {
  const named = plainNodes({
    Review: [
      { text: "A", town: "Gdańsk" },
      { text: "B", town: "Gdańsk".normalize("NFD") },
    ],
  });
  for (const name of ["Gdańsk", "Gdańsk".normalize("NFD")]) {
    expect(await town.graphql?.fields?.reviews?.resolve({ name }, named)).toHaveLength(2);
  }
});
