/** One page of each family; benchmarks and byte budgets look at these. */
export const pageFamilies = {
  home: "/",
  service: "/zakladanie-ogrodu/trawa-z-rolki",
  town: "/gdańsk",
  contact: "/kontakt",
  fences: "/ogrodzenia",
  about: "/o-nas",
  legal: "/regulamin-serwisu",
  "not found": "/nie-ma-takiej-strony",
} as const;
