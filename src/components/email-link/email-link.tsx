import { Fragment } from "react";
// in large type it looks like the telephone numbers beside it
import * as styles from "../phone-link/phone-link.module.css";

interface EmailLinkProps {
  email: string;
  size?: "large" | "plain";
}

/** An e-mail address as a `mailto:` link; a large one may break before @ and a dot. */
export function EmailLink({ email, size = "plain" }: EmailLinkProps) {
  const large = size === "large";
  return (
    // Chromium puts a blank into the name where a <wbr> stands.
    <a
      className={large ? styles.large : "tap"}
      href={`mailto:${email}`}
      aria-label={large ? email : undefined}
    >
      {large
        ? email.split(/(?=[@.])/).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : email}
    </a>
  );
}
