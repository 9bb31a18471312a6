import * as styles from "./numbered-list.module.css";

interface NumberedListProps {
  items: ReadonlyArray<{ title: string; note?: string }>;
}

/** A numbered list of short lines in large type, with optional notes. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className={`count ${styles.numberedList}`}>
      {items.map(({ title, note }) => (
        <li key={title}>
          {title}
          {note && <span className="small quiet">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
