import { pageFamilies } from "./content/site-pages";

/** Of a test that is long, looks at more of the same or at what few visitors meet: left to `npm run test:thorough`. */
export const thorough = { tag: "@thorough" } as const;

/** Of a test that measures promised times in real time: as `thorough`, and alone. */
export const byTheClock = { tag: "@clock" } as const;

const eachTime = {};

const looked = new Set(Object.values(pageFamilies));

/** One page of each family is looked at each time, the others by `npm run test:thorough`. */
export const oneOfFamily = (route: string) => (looked.has(route) ? eachTime : thorough);

/** Of the same at several places or widths, the first is looked at each time, the others by `npm run test:thorough`. */
export const afterFirst = (index: number) => (index > 0 ? thorough : eachTime);
