import { classNames } from "../../utils/class-names";
import { closeOthers } from "../../utils/close-others";
import { Prose } from "../prose/prose";
import * as styles from "./accordion.module.css";

interface AccordionProps {
  /** Groups the items, so that at most one is open; also the prefix of their ids. */
  name: string;
  items: ReadonlyArray<{ id: string; title: string; html: string }>;
}

/** Questions with answers that unfold, one at a time. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, html }) => (
        <details
          key={id}
          id={`${name}-${id}`}
          className={classNames(styles.item, "fold")}
          name={name}
          onToggle={closeOthers}
        >
          <summary className={styles.title}>{title}</summary>
          <Prose className={styles.answer} html={html} />
        </details>
      ))}
    </div>
  );
}
