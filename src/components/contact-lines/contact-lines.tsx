import { capitalise } from "../../utils/text/capitalise";
import { EmailLink } from "../email-link/email-link";
import { PhoneLink } from "../phone-link/phone-link";
import * as styles from "./contact-lines.module.css";

interface ContactLinesProps {
  phones: ReadonlyArray<{ id: string; label: string; number: string }>;
  email?: { label: string; address: string };
}

/** Phone numbers and e-mail in large type, each with its purpose. */
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
