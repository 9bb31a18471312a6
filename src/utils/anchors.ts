/** The ids that links may target; a page has those of its sections. */
export const anchors = {
  main: "tresc",
  towns: "miasta",
  quote: "wycena",
  services: "uslugi",
  details: "wiecej",
  season: "termin",
  trust: "zasady",
  team: "zespol",
  letter: "pismo",
} as const;

/** The id at the end of the header. No link targets it: a page's first frame waits for it. */
export const HEADER_END = "koniec-naglowka";

/** The id of a numbered section by its index: the first is `#1`. */
export const sectionAnchor = (index: number) => String(index + 1);

/** The ids of all sections in a list; none if the value is not a list. */
export const sectionAnchors = (sections: unknown) =>
  Array.isArray(sections) ? sections.map((_, index) => sectionAnchor(index)) : [];

/** The prefix of the questions' ids. */
export const QUESTIONS = "faq";

/** The id of a question. */
export const questionAnchor = (slug: string) => `${QUESTIONS}-${slug}`;
