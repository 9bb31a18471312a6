import type { ChangedRecord } from "../../shared/contract";
import { addressOf } from "../route";
import { ChangedWords } from "./changed-words";
import { Time } from "./time";

interface WaitingRecordProps {
  record: ChangedRecord;
  /** Whether it goes into the next publication. */
  isChosen: boolean;
  /** Whether something is being published, so that nothing can be thrown away. */
  isBusy: boolean;
  onChoose: () => void;
  onDiscard: () => void;
}

/** A record that waits for publication: what has changed in it, by whom; it can be left out or thrown away. */
export function WaitingRecord({
  record,
  isChosen,
  isBusy,
  onChoose,
  onDiscard,
}: WaitingRecordProps) {
  const { label, files, saved, differences } = record;
  const entry = files.find((file) => file.endsWith(".yaml"));
  const isGone = differences.some(
    ({ owner, field, kind }) => owner === label && field === "" && kind === "removed",
  );
  return (
    <article className="card">
      <h3>
        <label className="ticked">
          <input type="checkbox" checked={isChosen} onChange={onChoose} />
          {label}
        </label>
      </h3>
      {saved?.by && (
        <p className="hint">
          Ostatni zapis: {saved.by}, <Time at={saved.at} />
        </p>
      )}
      <ChangedWords record={record} />
      <div className="row">
        {entry && !isGone && (
          <a href={addressOf({ view: "entry", file: entry })}>Otwórz formularz</a>
        )}
        <button
          type="button"
          className="button line small danger"
          disabled={isBusy}
          aria-label={`Odrzuć zmiany: ${label}`}
          onClick={onDiscard}
        >
          Odrzuć zmiany
        </button>
      </div>
    </article>
  );
}
