import { z } from "zod";
import { count, defineModel, f, type RecordProblem } from "gatsby-plugin-typed-content";
import { navigationLink } from "./navigation";

/** An announcement above every page, from its first to its last day. */
export const notice = defineModel({
  typeName: "Notice",
  label: "Ogłoszenia u góry strony",
  noun: "Ogłoszenie",
  add: "ogłoszenie",
  titleKey: "text",
  description:
    "Ogłoszenie u góry każdej strony, na przykład o przerwie świątecznej. Pojawia się i znika samo.",
  editor: { group: "Ogłoszenia" },
  files: ["notices.yaml"],
  isList: true,
  shape: z.strictObject({
    text: f
      .text({
        label: "Treść",
        hint: "Jedno lub dwa krótkie zdania. Dni, o których mowa, wpisz słowami.",
      })
      .max(140),
    link: f.labelled(navigationLink, "Odnośnik za treścią").optional(),
    first: f.date({
      label: "Pierwszy dzień, w którym widać ogłoszenie",
      inFile: "Na przykład 2026-12-17.",
    }),
    last: f.date({
      label: "Ostatni dzień, w którym widać ogłoszenie",
      inFile: "Na przykład 2027-01-01.",
    }),
  }),
  check: (records, _known, today) =>
    records.flatMap((record): RecordProblem[] => {
      const { success, data } = days.safeParse(record.data);
      if (!success) return [];
      const { first, last } = data;
      const slip = slipOfYear("first", first, today) ?? slipOfYear("last", last, today);
      if (slip) return [{ record, ...slip, remedy: "Popraw rok." }];
      if (first <= last) return [];
      const problem = `Ostatni dzień ogłoszenia („${last}”) jest przed pierwszym („${first}”), więc nikt by go nie zobaczył.`;
      const remedy = "Popraw jedną z dat; w styczniu najczęściej myli się rok.";
      return [{ record, path: ["last"], problem, remedy }];
    }),
});

/** The site had no notice before. A fixed day, so that a notice which is over stays right. */
const FIRST_DAY = "2026-01-01";

/** Nobody plans a notice longer ahead. */
const YEARS_AHEAD = 2;

/** A day whose year can't be meant. */
function slipOfYear(key: "first" | "last", day: string, today: string) {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  const path = [key];
  if (day < FIRST_DAY) {
    const problem = `Dzień „${day}” był przed pierwszym ogłoszeniem na tej stronie (${FIRST_DAY}).`;
    return { path, problem };
  }
  if (years <= YEARS_AHEAD) return undefined;
  const then =
    key === "first" ? "ogłoszenia nikt by teraz nie zobaczył" : "ogłoszenie nie zniknęłoby w porę";
  return {
    path,
    problem: `Dzień „${day}” jest za ${count(years, "rok", "lata", "lat")}, więc ${then}.`,
  };
}

const days = z.object({ first: z.iso.date(), last: z.iso.date() });
