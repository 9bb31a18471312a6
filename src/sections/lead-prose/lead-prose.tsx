import * as styles from "./lead-prose.module.css";

/** Sanitised HTML from Markdown, with its first paragraph as a lead. */
export function LeadProse({ html }: { html: string }) {
  return <div className={styles.leadProse} dangerouslySetInnerHTML={{ __html: html }} />;
}
