import { z } from "zod";
import {
  defineModel,
  f,
  isMapping,
  PAGE,
  type RecordProblem,
  type RecordSource,
} from "../../packages/content-model";

/** Whether a page has moved to an address that was an old one until now. */
const isNow = (address: unknown, moved: ReadonlyMap<string, unknown>) =>
  [...moved.values()].includes(address);

const fromOf = ({ data }: RecordSource) => String(data.from).normalize("NFC");

/**
 * An address that has moved. A target is a page and a source is not, so redirects form neither
 * chains nor loops.
 */
export const redirect = defineModel({
  typeName: "Redirect",
  label: "Dawne adresy",
  noun: "Przekierowanie",
  add: "przekierowanie",
  titleKey: "from",
  group: "Menu, formularze i napisy",
  description: "Przekierowanie: dawny adres i strona, którą teraz pokazuje.",
  files: ["redirects.yaml"],
  isList: true,
  shape: z.strictObject({
    from: f
      .plain({
        label: "Dawny adres",
        hint: "Od ukośnika, bez ukośnika na końcu, na przykład /dawna-usluga.",
      })
      .regex(/^(\/[\p{L}\p{N}._~%-]+)+$/u),
    to: f.reference("Page", "Adres strony, do której prowadzi"),
  }),
  // Redirects the former addresses of moved pages.
  afterSave: (data, { moved }) => {
    if (moved.size === 0) return data;
    const old: unknown[] = Array.isArray(data) ? data : [];
    const others = old.filter((one) => !isMapping(one) || !isNow(one.from, moved));
    return [...others, ...[...moved].map(([from, to]) => ({ from, to }))];
  },
  movedFrom: fromOf,
  check: (records, known) =>
    records.flatMap((record, index): RecordProblem[] => {
      const from = fromOf(record);
      const problem = known.get(PAGE)?.has(from)
        ? `Pod adresem „${from}” jest strona, więc nie może on prowadzić gdzie indziej.`
        : records.slice(0, index).some((other) => fromOf(other) === from)
          ? `Adres „${from}” jest na liście drugi raz.`
          : undefined;
      const remedy = "Usuń ten wpis albo popraw dawny adres.";
      return problem ? [{ record, path: ["from"], problem, remedy }] : [];
    }),
});
