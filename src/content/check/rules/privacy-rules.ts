import { FIELDS } from "../../../enquiry/shared/fields";
import { STORAGE_KEYS } from "../../../utils/browser-storage";
import { privacyPolicy } from "../../models/pages/legal-page";
import { textFields } from "../../walk-fields";
import { type ContentProblem, type PlacedRecord, problemAt } from "../problem";
import { subjectOf } from "../subject";

/** What the privacy policy keeps silent about: fields of the forms, and what stays in the browser. */
export function privacyProblems(records: PlacedRecord[]): ContentProblem[] {
  const policy = records.find(({ file }) => file === privacyPolicy);
  if (!policy) return [];
  const said = textFields(policy.model.shape, policy.data)
    .map(({ value }) => value.toLowerCase().replace(/\s+/g, " "))
    .join("\n");
  const { name } = subjectOf(policy.model, policy.source.data, policy.path);
  const fields = Object.values(FIELDS).map(({ inPolicy }) => ({
    words: inPolicy,
    problem: `nie wymienia pola formularza „${inPolicy}”.`,
    remedy: `Napisz w niej „${inPolicy}” tam, gdzie mowa o danych z formularzy.`,
  }));
  const keys = Object.values(STORAGE_KEYS).map((key) => ({
    words: key,
    problem: `nie wymienia zapisu „${key}”, który strona zostawia w przeglądarce.`,
    remedy: `Napisz, po co on jest i kiedy znika, i podaj nazwę „${key}”.`,
  }));
  return [...fields, ...keys]
    .filter(({ words }) => !said.includes(words))
    .map(({ problem, remedy }) =>
      problemAt(policy, ["sections"], { problem: `${name} ${problem}`, remedy }),
    );
}
