/** Where the call to action leads, unless the page has a form of its own. */
export const contactPath = "/kontakt";

/** The page of all towns. */
export const townsPath = "/gdzie-pracujemy";

/** The calendar of all works. */
export const calendarPath = "/kalendarz-prac";

/** The calendar file that belongs to a page. */
export const calendarFile = (path: string) => `${path}.ics`;

/** The guide that says whether felling needs a permit; below it the pages of its outcomes. */
export const fellingPath = "/czy-potrzebne-zezwolenie";

/** The page of an outcome of the guide. */
export const outcomeAddress = (id: string) => `${fellingPath}/${id}`;
