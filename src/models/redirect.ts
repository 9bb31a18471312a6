import { z } from "zod";
import { pathOf } from "@typed-site/utils";
import {
  defineModel,
  f,
  isMapping,
  PAGE,
  type RecordProblem,
  type RecordSource,
  type Words,
} from "gatsby-plugin-typed-content";

/** Whether a page has moved to an address that was an old one until now. */
const isNow = (address: unknown, moved: ReadonlyMap<string, unknown>) =>
  [...moved.values()].includes(address);

/** The address as servers compare it: `/a%2Cb` is `/a,b`. */
const fromOf = ({ data: { from } }: RecordSource) =>
  (pathOf(String(from)) ?? String(from)).normalize("NFC");

/** Parts between slashes of what stands in a path as it is (RFC 3986, 3.3), but `*`, `:`, `;`, `$` and quotes, which `_redirects` and servers read otherwise. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{N}._~%,+()=@&![\]-]+)+$/u;

/** What is wrong with an old address, if anything. */
function oldAddressProblem(written: string): Words | undefined {
  if (OLD_ADDRESS.test(written)) return undefined;
  const [address = ""] = written.trim().split("#");
  const [path = "", query] = address.replace(/^https?:\/\/[^/]*/i, "").split("?");
  const parts = path.split("/").filter(Boolean);
  const right = `/${parts.map(withCodes).join("/")}`;
  return query === undefined
    ? {
        problem: "nie jest adresem, który serwer rozpozna.",
        remedy: `Wpisz „${right}”.`,
      }
    : {
        problem: "ma część od „?”, a serwer porównuje tylko to, co jest przed nią.",
        remedy: `Wpisz „${right}”: wszystkie takie adresy poprowadzą do jednej strony.`,
      };
}

/** A part of an address with codes for the characters that may not stand there: `a b` → `a%20b`. */
const withCodes = (part: string) =>
  part.replace(/[^\p{L}\p{N}._~%,+()=@&![\]-]/gu, (character) =>
    Array.from(
      new TextEncoder().encode(character),
      (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`,
    ).join(""),
  );

/**
 * An address that has moved. A target is a page and a source is not, so redirects form neither
 * chains nor loops.
 */
export const redirect = defineModel({
  typeName: "Redirect",
  label: "Przekierowania z dawnych adresów",
  noun: "Przekierowanie",
  add: "przekierowanie",
  titleKey: "from",
  description: "Przekierowanie: dawny adres i strona, którą teraz pokazuje.",
  editor: {
    group: "Menu, formularze i napisy",
    // Redirects the former addresses of moved pages.
    afterSave: (data, { moved }) => {
      if (moved.size === 0) return data;
      const old: unknown[] = Array.isArray(data) ? data : [];
      const others = old.filter((one) => !isMapping(one) || !isNow(one.from, moved));
      return [...others, ...[...moved].map(([from, to]) => ({ from, to }))];
    },
  },
  files: ["redirects.yaml"],
  isList: true,
  shape: z.strictObject({
    from: f.checked(
      f.plain({
        label: "Dawny adres",
        hint: "Od ukośnika, bez ukośnika na końcu, na przykład /dawna-usluga.",
      }),
      oldAddressProblem,
    ),
    to: f.reference("Page", "Strona, do której prowadzi"),
  }),
  pages: { movedFrom: fromOf },
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
