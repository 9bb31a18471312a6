/** Where the call to action leads, unless the page has a form of its own. */
export const contactPath = "/kontakt";

/** The page of all towns. */
export const townsPath = "/gdzie-pracujemy";
