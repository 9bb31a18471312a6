import { growth } from "@typed-site/test-support/cost";
import { pathOf } from "@typed-site/utils";
import { createRedirects, queryOf } from "../spellings";

const redirect = createRedirects(["/", "/gdańsk"]);

test.each(["/", "//", "/index.html", "?", "#", "%C5%82", "%2F", "../", "?a=", ".", "ż"])(
  "an address of many %s costs no more than its length",
  async (piece) => {
    const read = (length: number) => {
      const text = piece.repeat(length / piece.length);
      return [redirect(pathOf(`/${text}`) ?? "/"), queryOf(text)];
    };
    // Quadratic work would have 8.
    expect(await growth(read, [1900, 3800, 15_200], 3)).toBeLessThan(3);
  },
);
