import type { DerivedField, ResolverContext } from "../../../packages/content-model";

/**
 * The reviews that name a record, the newest first.
 * @param field where a review names it
 * @param namesOf all names by which a review may call it
 */
export const reviewsOf = (
  field: "service" | "town",
  namesOf: (source: Record<string, unknown>, context: ResolverContext) => readonly string[],
): DerivedField => ({
  type: "[Review!]!",
  description: "What customers wrote about it, the newest first.",
  resolve: async (source, context) => {
    const { entries } = await context.nodeModel.findAll({ type: "Review" });
    const names = namesOf(source, context).map((name) => name.normalize("NFC"));
    return [...entries]
      .filter((review) => names.includes(String(review[field]).normalize("NFC")))
      .sort((one, other) => String(other.date).localeCompare(String(one.date)));
  },
});
