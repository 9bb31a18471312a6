import { plainNodes } from "../../e2e/support/content/plain-nodes";
import { navigation, STRIP_LENGTH } from "./navigation";

test("of many towns the first are in the strip and on the maps, in the order of the list", async () => {
  const towns = Array.from({ length: 3 * STRIP_LENGTH }, (_, index) => `Town ${index}`).reverse();
  const nodes = plainNodes({ Town: [...towns].sort().map((name) => ({ name })) });
  const shown = await navigation.graphql?.fields?.strip?.resolve({ towns }, nodes);
  expect(shown).toMatchObject(towns.slice(0, STRIP_LENGTH).map((name) => ({ name })));
});
