import { telHref } from "@typed-site/utils";
import { Button } from "../../components/button/button";
import { Icon } from "../../components/icon/icon";
import type { Company } from "../../hooks/use-company";
import { useInView } from "../../hooks/use-in-view";
import type { Labels } from "../../hooks/use-labels";
import { type PhoneHoursLabels, usePhoneHours } from "../../hooks/use-phone-hours";
import { useToday } from "../../hooks/use-today";
import { namesDays } from "../notices/names-days";
import { isOneOf } from "../notices/notice-days";
import * as styles from "./call-bar.module.css";

interface CallBarProps {
  company: Pick<Company, "quotesPhone" | "hours" | "quoteButton">;
  /** Null for no quote button. */
  quoteHref: string | null;
  labels: Pick<Labels, "quickContact" | "call"> & PhoneHoursLabels;
  /** Of all days. While one of them names days, the bar says nothing of the usual hours. */
  notices: ReadonlyArray<Pick<Queries.NoticeFragment, "text" | "first" | "last">>;
}

/** A bar to call, with the hours of today, or ask for a quote on narrow screens; hidden beside forms, and so beside on-screen keyboards. */
export function CallBar({ company, quoteHref, labels, notices }: CallBarProps) {
  const formInView = useInView("main form");
  const usual = usePhoneHours(company.hours, labels);
  const today = useToday() ?? "";
  const isUnusual = notices.some(
    ({ text, first, last }) => isOneOf(`${first}/${last}`, today) && namesDays(text),
  );
  const hours = isUnusual ? undefined : usual;
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
