import { fillIn } from "../../../packages/utils";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";

/** One line for the first view: years of experience and, if known, insurance. */
export function Assurance() {
  const { experienceYears, insurance } = useCompany();
  const labels = useLabels();
  const parts = [
    // „od” takes the genitive: „roku” for one year, „lat” for any other number
    experienceYears === 1
      ? labels.experienceOfOneYear
      : fillIn(labels.experience, { years: experienceYears }),
    ...(insurance ? [fillIn(labels.insured, { sum: insurance.sum })] : []),
  ];
  return <p className="small">{parts.join(" · ")}</p>;
}
