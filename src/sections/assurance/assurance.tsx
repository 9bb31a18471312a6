import { Fragment } from "react";
import { SiteLink } from "../../components/site-link/site-link";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import { anchors } from "../../utils/anchors";
import { fillIn } from "../../utils/text/fill-in";
import * as styles from "./assurance.module.css";

/**
 * One line for the first view: years of experience and, if known, insurance and response time. Each
 * leads to the home page's reasons to trust the company.
 */
export function Assurance() {
  const { insurance, responseTime } = useCompany();
  const labels = useLabels();
  const parts = [
    labels.experience,
    insurance && fillIn(labels.insured, { sum: insurance.sum }),
    responseTime && fillIn(labels.responds, { responseTime }),
  ].filter((part) => part !== null);
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && "\u00a0· "}
          <SiteLink className={styles.link} href={`/#${anchors.trust}`}>
            {part}
          </SiteLink>
        </Fragment>
      ))}
    </p>
  );
}
