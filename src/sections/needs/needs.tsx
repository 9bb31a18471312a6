import * as styles from "./needs.module.css";

interface NeedsProps {
  items: ReadonlyArray<{ title: string; note?: string }>;
}

/** A numbered list of short lines in large type, each with a note where it needs one. */
export function Needs({ items }: NeedsProps) {
  return (
    <ol className={`count ${styles.needs}`}>
      {items.map(({ title, note }) => (
        <li key={title}>
          {title}
          {note && <span className="small quiet">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
