import { capitalise } from "../../utils/text/capitalise";
import { EmailLink } from "../email-link/email-link";
import { PhoneLink } from "../phone-link/phone-link";
import * as styles from "./contact-lines.module.css";

interface ContactLinesProps {
  phones: ReadonlyArray<{ label: string; number: string }>;
  email?: { label: string; address: string };
  /** When somebody answers the phone, one line a span of days; nothing if there are none. */
  hours?: { label: string; lines: readonly string[] };
}

/** Phone numbers and e-mail in large type, each with its purpose, and opening hours. */
export function ContactLines({ phones, email, hours }: ContactLinesProps) {
  return (
    <div className={styles.lines}>
      {phones.map(({ label, number }) => (
        <p key={number}>
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
      {hours && hours.lines.length > 0 && (
        <p className={styles.hours}>
          <span className="small quiet">{hours.label}</span>
          {hours.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
    </div>
  );
}
