import type { EntryGroup, EntryLink } from "../../shared/contract";
import { addressOf } from "../route";
import { dayAndTime } from "./day-and-time";

/** A longer list is folded, so that all kinds are seen at once. */
const MOST_OPEN = 8;

/** The entries of one kind, as links to their forms, and a button for a new one. */
export function GroupList({ group }: { group: EntryGroup }) {
  const { label, entries, add } = group;
  const isOpen = entries.length <= MOST_OPEN || entries.some(({ isWaiting }) => isWaiting);
  return (
    <details className="card entry-group" open={isOpen}>
      <summary>
        <h2>{label}</h2> <span className="hint">{entries.length}</span>
      </summary>
      {/* Safari tells a list without bullets as none, except with a role. */}
      <ul role="list">
        {entries.map((entry) => (
          <EntryItem key={entry.file} entry={entry} />
        ))}
      </ul>
      {add && (
        <a className="button line small" href={addressOf({ view: "new", folder: add.folder })}>
          {add.label}
        </a>
      )}
    </details>
  );
}

function EntryItem({ entry: { file, label, changed, isWaiting } }: { entry: EntryLink }) {
  return (
    <li>
      <a href={addressOf({ view: "entry", file })}>{label}</a>
      {isWaiting && <strong className="waiting">czeka na publikację</strong>}
      {changed && (
        <span className="hint">
          zmienione przez: {changed.by}, {dayAndTime(changed.at)}
        </span>
      )}
    </li>
  );
}
