import { telHref } from "@typed-site/utils";
import { Button } from "../../components/button/button";
import { Icon } from "../../components/icon/icon";
import type { Company } from "../../hooks/use-company";
import { useInView } from "../../hooks/use-in-view";
import type { Labels } from "../../hooks/use-labels";
import { type PhoneHoursLabels, usePhoneHours } from "../../hooks/use-phone-hours";
import * as styles from "./call-bar.module.css";

interface CallBarProps {
  company: Pick<Company, "quotesPhone" | "hours" | "quoteButton">;
  /** Null for no quote button. */
  quoteHref: string | null;
  labels: Pick<Labels, "quickContact" | "call"> & PhoneHoursLabels;
}

/** A bar to call, with the hours of today, or ask for a quote on narrow screens; hidden beside forms, and so beside on-screen keyboards. */
export function CallBar({ company, quoteHref, labels }: CallBarProps) {
  const formInView = useInView("main form");
  const hours = usePhoneHours(company.hours, labels);
  return (
    <section className={styles.bar} aria-label={labels.quickContact} hidden={formInView}>
      <Button variant="line" className={styles.button} href={telHref(company.quotesPhone.number)}>
        <Icon name="phone" />
        <span>
          {labels.call}
          {hours && <span className={`small ${styles.hours}`}> {hours}</span>}
        </span>
      </Button>
      {quoteHref !== null && (
        <Button className={styles.button} href={quoteHref}>
          {company.quoteButton}
        </Button>
      )}
    </section>
  );
}
