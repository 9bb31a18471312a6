import { anchors } from "./anchors";

/** How to reach the company; target of the call to action. */
export const contactPath = "/kontakt";

/** The form of the contact page: in a narrow window it is below the first view. */
export const contactFormPath = `${contactPath}#${anchors.quote}`;

/** About the company. */
export const aboutPath = "/o-nas";

/** After an enquiry has arrived. */
export const thanksPath = "/dziekujemy";

/** Telephone and e-mail for an enquiry that could not be taken. */
export const notSentPath = "/nie-wyslano";

/** The page of an unknown address. */
export const notFoundPath = "/404";

/** The page of all towns. */
export const townsPath = "/gdzie-pracujemy";

/** The calendar of all services. */
export const calendarPath = "/kalendarz-prac";

/** The folder of the files in `content/files`. */
export const filesPath = "/pliki";

/** The permit guide; the pages of its outcomes are below it. */
export const fellingPath = "/czy-potrzebne-zezwolenie";

/** The page of an outcome. */
export const outcomeAddress = (id: string) => `${fellingPath}/${id}`;
