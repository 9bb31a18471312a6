import { STORAGE_KEYS } from "@typed-site/enquiries/form";
import {
  type ContentProblem,
  type PlacedRecord,
  problemAt,
  textFields,
} from "gatsby-plugin-typed-content";
import { ABOUT_FIELDS } from "../forms/about-fields";
import { privacyPolicy } from "./legal-page";

/** What the privacy policy fails to mention: form fields, data read from the device, data kept in the browser. */
export function privacyProblems(records: readonly PlacedRecord[]): ContentProblem[] {
  const policy = records.find(({ file }) => file === privacyPolicy);
  if (!policy) return [];
  const said = textFields(policy.model.shape, policy.data)
    .map(({ value }) => value.toLowerCase().replace(/\s+/g, " "))
    .join("\n");
  const about = Object.values(ABOUT_FIELDS);
  const fields = [...new Set(about.map(({ inPolicy }) => inPolicy))].map((words) => ({
    words,
    problem: `nie wymienia pola formularza „${words}”.`,
    remedy: `Napisz w niej „${words}” tam, gdzie mowa o danych z formularzy.`,
  }));
  const readings = about
    .flatMap(({ fromDevice }) => fromDevice ?? [])
    .map((words) => ({
      words,
      problem: `nie mówi, kiedy formularz odczytuje „${words}”.`,
      remedy: `Napisz, że dzieje się to tylko po naciśnięciu przycisku, i użyj słów „${words}”.`,
    }));
  const keys = Object.values(STORAGE_KEYS).map((key) => ({
    words: key,
    problem: `nie wymienia zapisu „${key}”, który strona zostawia w przeglądarce.`,
    remedy: `Napisz, po co jest ten zapis i kiedy znika, i podaj nazwę „${key}”.`,
  }));
  return [...fields, ...readings, ...keys]
    .filter(({ words }) => !said.includes(words))
    .map(({ problem, remedy }) =>
      problemAt(policy, ["sections"], { code: "ownOfThing", params: { problem, remedy } }),
    );
}
