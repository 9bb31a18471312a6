import { comparisonService, firstTown, navigation, quoteService } from "./site-content";

const [legal] = navigation.legal;

/** One page of each family that the content has; benchmarks and byte budgets look at these. */
export const pageFamilies = {
  home: "/",
  service: quoteService.path,
  town: firstTown.path,
  contact: "/kontakt",
  about: "/o-nas",
  "not found": "/nie-ma-takiej-strony",
  ...(comparisonService && { comparisons: comparisonService.path }),
  ...(legal !== undefined && { legal }),
};
