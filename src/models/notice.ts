import { z } from "zod";
import { defineModel, f } from "../../packages/content-model";
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
  check: (records) =>
    records.flatMap((record) => {
      const { success, data } = days.safeParse(record.data);
      if (!success || data.first <= data.last) return [];
      const problem = `Ostatni dzień ogłoszenia („${data.last}”) jest przed pierwszym („${data.first}”), więc nikt by go nie zobaczył.`;
      const remedy = "Popraw jedną z dat; w styczniu najczęściej myli się rok.";
      return [{ record, path: ["last"], problem, remedy }];
    }),
});

const days = z.object({ first: z.iso.date(), last: z.iso.date() });
