import type { ReactNode } from "react";
import { classNames } from "../../utils/class-names";

interface SectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  heading: string;
  /** The section's own id, for links to it. */
  anchor?: string;
  /** Whether wide screens show the heading beside the content, not above it. */
  split?: boolean;
  className?: string;
  children: ReactNode;
}

/** A block of a page with its heading. */
export function Section({ id, heading, anchor, split, className, children }: SectionProps) {
  const title = <h2 id={id}>{heading}</h2>;
  return (
    <section id={anchor} className={classNames("section", className)} aria-labelledby={id}>
      <div className={classNames("wrap", split && "split")}>
        {split ? title : <div className="head">{title}</div>}
        {children}
      </div>
    </section>
  );
}
