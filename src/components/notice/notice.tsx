import { classNames } from "../../utils/class-names";
import { Prose } from "../prose/prose";
import * as styles from "./notice.module.css";

interface NoticeProps {
  heading: string;
  html: string;
  tone?: "error" | "success" | "info";
  level?: 2 | 3 | 4;
}

/** A message set apart from the text: what went wrong, what went well, or what to do. */
export function Notice({ heading, html, tone = "error", level = 3 }: NoticeProps) {
  const Heading: "h2" | "h3" | "h4" = `h${level}`;
  return (
    <div className={classNames(styles.notice, styles[tone], "flow")}>
      <Heading className={styles.heading}>{heading}</Heading>
      <Prose html={html} />
    </div>
  );
}
