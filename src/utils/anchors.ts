/** The ids that links may lead to: a page has those of its parts. */
export const anchors = {
  main: "tresc",
  towns: "miasta",
  quote: "wycena",
  services: "uslugi",
  details: "wiecej",
  season: "termin",
  team: "zespol",
} as const;

/** The id of what ends the header. No link leads there: a page's first frame waits for it. */
export const HEADER_END = "koniec-naglowka";

/** The id of a numbered section, counted from 0: `#1` leads to the first. */
export const sectionAnchor = (index: number) => String(index + 1);

/** The ids of all sections in a list; none where it is no list yet. */
export const sectionAnchors = (sections: unknown) =>
  Array.isArray(sections) ? sections.map((_, index) => sectionAnchor(index)) : [];

/** What the ids of questions begin with. */
export const QUESTIONS = "faq";

/** The id of a question, by its short name. */
export const questionAnchor = (slug: string) => `${QUESTIONS}-${slug}`;
