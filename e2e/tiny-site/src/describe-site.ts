import type { DescribeSite } from "gatsby-plugin-finished-pages";

/** What the built pages do not say of the bakery. */
export const describeSite: DescribeSite = async ({ graphql }) => {
  const { data } = await graphql<{ bakery: { name: string; lead: string; email: string } }>(
    "query TinyBakery { bakery { name lead email } }",
  );
  if (!data) throw new Error("There is no bakery.");
  const { name, lead, email } = data.bakery;
  return {
    company: { brand: name, tagline: lead, email },
    colours: { bg: "#fffdf7", bgDeep: "#5b3a1a" },
  };
};
