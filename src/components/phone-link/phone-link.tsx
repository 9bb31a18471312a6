import type { ReactNode } from "react";
import { telHref } from "@typed-site/utils";
import { classNames } from "../../utils/class-names";
import * as styles from "./phone-link.module.css";

interface PhoneLinkProps {
  /** Formatted for reading, with no-break spaces. */
  number: string;
  size?: "large" | "plain";
  className?: string;
  /** Replaces the bare number, for example with an icon beside it. */
  children?: ReactNode;
}

/** A telephone number as a `tel:` link. */
export function PhoneLink({ number, size = "large", className, children }: PhoneLinkProps) {
  return (
    <a
      className={classNames(size === "large" ? styles.large : "tap", className)}
      href={telHref(number)}
    >
      {children ?? number}
    </a>
  );
}
