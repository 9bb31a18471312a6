import type { ContentNodes, DerivedField } from "gatsby-plugin-typed-content";

/**
 * The reviews that name a record, newest first.
 * @param field the reviews' field with the record's name
 * @param namesOf all names by which a review may refer to the record
 */
export const reviewsOf = (
  field: "service" | "town",
  namesOf: (source: Record<string, unknown>, nodes: ContentNodes) => readonly string[],
): DerivedField => ({
  type: "[Review!]!",
  description: "What customers wrote about it, the newest first.",
  resolve: async (source, nodes) => {
    const names = namesOf(source, nodes).map((name) => name.normalize("NFC"));
    return (await nodes.all("Review"))
      .filter((review) => names.includes(String(review[field]).normalize("NFC")))
      .sort((one, other) => String(other.date).localeCompare(String(one.date)));
  },
});
