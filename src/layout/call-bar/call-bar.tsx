import { telHref } from "../../../packages/utils";
import { Button } from "../../components/button/button";
import { Icon } from "../../components/icon/icon";
import type { Company } from "../../hooks/use-company";
import { useInView } from "../../hooks/use-in-view";
import type { Labels } from "../../hooks/use-labels";
import { quotesPhone } from "../../utils/text/quotes-phone";
import * as styles from "./call-bar.module.css";

interface CallBarProps {
  company: Pick<Company, "phones" | "quoteButton">;
  /** Null for no quote button. */
  quoteHref: string | null;
  labels: Pick<Labels, "quickContact" | "call">;
}

/** A bar to call or ask for a quote on narrow screens; hidden beside forms, and so beside on-screen keyboards. */
export function CallBar({ company, quoteHref, labels }: CallBarProps) {
  const formInView = useInView("main form");
  return (
    <section className={styles.bar} aria-label={labels.quickContact} hidden={formInView}>
      <Button
        variant="line"
        className={styles.button}
        href={telHref(quotesPhone(company.phones).number)}
      >
        <Icon name="phone" />
        {labels.call}
      </Button>
      {quoteHref !== null && (
        <Button className={styles.button} href={quoteHref}>
          {company.quoteButton}
        </Button>
      )}
    </section>
  );
}
