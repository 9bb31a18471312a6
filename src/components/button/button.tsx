import type { MouseEventHandler, ReactNode } from "react";
import { classNames } from "../../utils/class-names";
import { SiteLink } from "../site-link/site-link";
import * as styles from "./button.module.css";

interface ButtonLook {
  variant?: "solid" | "line";
  size?: "normal" | "small";
  /** As wide as its container. */
  wide?: boolean;
  className?: string;
}

interface LinkButton {
  href: string;
}

interface RealButton {
  href?: undefined;
  type: "button" | "submit" | "reset";
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  busy?: boolean;
  /** Replaces the label while the button is busy; the width stays the same. */
  busyLabel?: string;
}

type ButtonProps = ButtonLook & { children: ReactNode } & (LinkButton | RealButton);

/** The classes of a button, for an element that only looks like one (a `summary`). */
export function buttonClass({ variant, size, wide, className }: ButtonLook): string {
  return classNames(
    styles.button,
    size === "small" && styles.small,
    variant === "line" && styles.line,
    wide && styles.wide,
    className,
  );
}

/** A link or a button in a call-to-action colour. */
export function Button({ children, ...props }: ButtonProps) {
  if (props.href !== undefined) {
    return (
      <SiteLink className={buttonClass(props)} href={props.href}>
        {children}
      </SiteLink>
    );
  }
  const { type, onClick, disabled, busy, busyLabel } = props;
  return (
    <button
      className={buttonClass(props)}
      type={type}
      onClick={onClick}
      disabled={disabled}
      aria-busy={busy}
    >
      {busyLabel ? (
        <span className={styles.labels}>
          <span className={styles.label}>{children}</span>
          <span className={styles.busyLabel}>{busyLabel}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
