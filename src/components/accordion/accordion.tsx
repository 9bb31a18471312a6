import { closeOthers } from "../../utils/close-others";
import { classNames } from "../../utils/class-names";
import { Prose } from "../prose/prose";
import * as styles from "./accordion.module.css";

interface AccordionProps {
  /** Shared by the items, so that at most one is open; also begins their ids. */
  name: string;
  items: ReadonlyArray<{ id: string; title: string; html: string }>;
  openFirst?: boolean;
}

/** Questions that open their answers, one at a time. */
export function Accordion({ name, items, openFirst = false }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, html }, index) => (
        <details
          key={id}
          id={`${name}-${id}`}
          className={classNames(styles.item, "fold")}
          name={name}
          open={openFirst && index === 0}
          onToggle={closeOthers}
        >
          <summary className={styles.title}>{title}</summary>
          <Prose className={styles.answer} html={html} />
        </details>
      ))}
    </div>
  );
}
