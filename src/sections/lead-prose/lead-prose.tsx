import * as styles from "./lead-prose.module.css";

/** Sanitised Markdown whose first paragraph is set as a lead. */
export function LeadProse({ html }: { html: string }) {
  return <div className={styles.leadProse} dangerouslySetInnerHTML={{ __html: html }} />;
}
