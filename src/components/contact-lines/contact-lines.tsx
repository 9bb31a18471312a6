import { capitalise } from "../../utils/text/capitalise";
import { EmailLink } from "../email-link/email-link";
import { PhoneLink } from "../phone-link/phone-link";
import * as styles from "./contact-lines.module.css";

interface ContactLinesProps {
  phones: ReadonlyArray<{ id: string; label: string; number: string }>;
  email?: { label: string; address: string };
}

/** The ways to reach the company, large, each with what it is for. */
export function ContactLines({ phones, email }: ContactLinesProps) {
  return (
    <div className={styles.lines}>
      {phones.map(({ id, label, number }) => (
        <p key={id}>
          <span className="small quiet">{capitalise(label)}</span>
          <PhoneLink number={number} />
        </p>
      ))}
      {email && (
        <p className={styles.email}>
          <span className="small quiet">{email.label}</span>
          <EmailLink email={email.address} size="large" />
        </p>
      )}
    </div>
  );
}
