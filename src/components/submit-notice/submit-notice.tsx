import { buttonClass } from "../button/button";
import { Notice } from "../notice/notice";
import * as styles from "./submit-notice.module.css";

interface SubmitNoticeProps {
  button: string;
  heading: string;
  html: string;
  /** Of the notice's heading: one below the form's. */
  level?: 3 | 4;
}

/**
 * Stands in for the submit button until forms can be sent: it opens a notice with telephone and
 * e-mail, without JavaScript, and what was typed stays.
 */
export function SubmitNotice({ button, heading, html, level = 4 }: SubmitNoticeProps) {
  return (
    <details>
      <summary className={buttonClass({ wide: true, className: styles.button })}>{button}</summary>
      <Notice tone="info" level={level} heading={heading} html={html} />
    </details>
  );
}
