import { EmailLink } from "../../components/email-link/email-link";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import { QuoteButton } from "../quote-button/quote-button";
import * as styles from "./contact-card.module.css";

/** A card with the phone for quotes, the e-mail and the quote button. */
export function ContactCard({ heading }: { heading: string }) {
  const { quotesPhone, email } = useCompany();
  const { contact } = useLabels();
  return (
    <aside className={`flow ${styles.card}`} aria-label={contact}>
      <h2>{heading}</h2>
      <PhoneLink number={quotesPhone.number} />
      <EmailLink email={email} />
      <QuoteButton />
    </aside>
  );
}
