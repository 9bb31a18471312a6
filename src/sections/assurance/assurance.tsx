import { fillIn } from "../../../packages/utils";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";

/** One line for the first view: years of experience and, if known, insurance. */
export function Assurance() {
  const { insurance } = useCompany();
  const labels = useLabels();
  const parts = [
    labels.experience,
    ...(insurance ? [fillIn(labels.insured, { sum: insurance.sum })] : []),
  ];
  return <p className="small">{parts.join(" · ")}</p>;
}
