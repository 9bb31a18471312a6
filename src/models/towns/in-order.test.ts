import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { navigation, STRIP_LENGTH } from "../navigation";
import { inOrder } from "./in-order";

test("what a list does not name follows by the Polish alphabet", () => {
  const all = ["Żukowo", "Sztum", "Łeba", "Puck", "Luzino"];
  expect(inOrder(["Puck", "Sztum"], all)).toEqual(["Puck", "Sztum", "Luzino", "Łeba", "Żukowo"]);
});

test("queries answer with all towns, and with as many as the strip has", async () => {
  const towns = Array.from({ length: STRIP_LENGTH + 2 }, (_, index) => ({
    name: `Osada ${index}`,
  }));
  const nodes = plainNodes({ Town: towns });
  const source = { towns: ["Osada 7", "Osada 0"] };
  const ask = (field: string) => navigation.graphql?.fields?.[field]?.resolve(source, nodes);
  expect(await ask("towns")).toHaveLength(towns.length);
  const strip = (await ask("strip")) as object[];
  expect(strip.slice(0, 3)).toEqual([towns[7], towns[0], towns[1]]);
  expect(strip).toHaveLength(STRIP_LENGTH);
});
