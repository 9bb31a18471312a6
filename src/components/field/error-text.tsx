import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import * as styles from "./error-text.module.css";

interface ErrorTextProps {
  id?: string;
  children: ReactNode;
}

/** What is wrong with a field, with a sign that does not depend on colour. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <span className={styles.error} id={id}>
      <Icon name="alert" />
      {children}
    </span>
  );
}
