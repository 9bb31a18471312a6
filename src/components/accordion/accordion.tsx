import { type SyntheticEvent, useEffect, useRef } from "react";
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelectorAll("details").forEach(tellState), []);
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    tellState(event.currentTarget);
    closeOthers(event);
  };
  return (
    <div ref={list} className={styles.accordion}>
      {items.map(({ id, title, html }) => (
        <details
          key={id}
          id={`${name}-${id}`}
          className={classNames(styles.item, "fold")}
          name={name}
          onToggle={onToggle}
        >
          <summary className={styles.title}>{title}</summary>
          <Prose className={styles.answer} html={html} />
        </details>
      ))}
    </div>
  );
}

/**
 * Sets `aria-expanded`, because not every screen reader reports the state of `details`. The
 * attribute is not in the built HTML: without a script it would soon be wrong.
 */
function tellState(item: HTMLDetailsElement): void {
  item.querySelector("summary")?.setAttribute("aria-expanded", String(item.open));
}
