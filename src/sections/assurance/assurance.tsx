import { fillIn } from "../../../packages/utils";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";

/** In the first view, one line of what there is to trust: years of experience and, where it is known, insurance. */
export function Assurance() {
  const { experienceYears, insurance } = useCompany();
  const labels = useLabels();
  const parts = [
    // after `od` the genitive: „roku” for one year, „lat” for any other number
    experienceYears === 1
      ? labels.experienceOfOneYear
      : fillIn(labels.experience, { years: experienceYears }),
    ...(insurance ? [fillIn(labels.insured, { sum: insurance.sum })] : []),
  ];
  return <p className="small">{parts.join(" · ")}</p>;
}
