import type { ReactNode } from "react";
import { telHref } from "../../../packages/utils";
import { classNames } from "../../utils/class-names";
import * as styles from "./phone-link.module.css";

interface PhoneLinkProps {
  /** As people read it, with no-break spaces. */
  number: string;
  size?: "large" | "plain";
  className?: string;
  /** In place of the bare number, for an icon beside it. */
  children?: ReactNode;
}

/** A telephone number that can be dialled with a tap. */
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
