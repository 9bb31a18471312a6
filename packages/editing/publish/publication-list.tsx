import { useId, useState } from "react";
import type { ChangedRecord, PastChange, Publication } from "../contract";
import { askServer } from "../forms/ask-server";
import { useQuestions } from "../forms/questions";
import { ChangedWords } from "./changed-words";
import { Time } from "./time";

interface PublicationListProps {
  past: readonly PastChange[];
  /** Whether something is being published, so that nothing can be taken back. */
  isBusy: boolean;
  /** Takes back a publication, or what it changed in some files. */
  onTakeBack: (commit: string, files?: string[]) => void;
}

/** What was published before, the newest first, and how often developers changed the content between. */
export function PublicationList({ past, isBusy, onTakeBack }: PublicationListProps) {
  return (
    <section aria-labelledby="publications">
      <h2 id="publications">Wcześniejsze publikacje</h2>
      {past.length === 0 && <p>Jeszcze niczego nie opublikowano.</p>}
      {past.map((change) =>
        change.kind === "publication" ? (
          <PastPublication
            key={change.commit}
            publication={change}
            isBusy={isBusy}
            onTakeBack={(files) => onTakeBack(change.commit, files)}
          />
        ) : (
          <p key={change.at} className="hint">
            Zmiany programistów: {change.commits}, ostatnia <Time at={change.at} />
          </p>
        ),
      )}
    </section>
  );
}

interface PastPublicationProps {
  publication: Publication;
  isBusy: boolean;
  onTakeBack: (files?: string[]) => void;
}

function PastPublication({ publication, isBusy, onTakeBack }: PastPublicationProps) {
  const { commit, by, at, things, isTakenBack } = publication;
  const [changes, setChanges] = useState<ChangedRecord[]>();
  const id = useId();
  const { complain } = useQuestions();
  const show = async () => {
    const answer = await askServer("publication", { commit }, (complaints) =>
      complain("Nie pokazano zmian", complaints),
    );
    setChanges(answer);
  };
  return (
    <article className="card publication" aria-labelledby={id}>
      <h3 id={id}>
        <Time at={at} />, {by}
      </h3>
      <p>
        {isTakenBack && "Cofnięto: "}
        {things.join(", ")}
      </p>
      {changes?.map((record) => (
        <section key={record.label}>
          <h4>{record.label}</h4>
          <ChangedWords record={record} />
          {changes.length > 1 && (
            <div className="row">
              <button
                type="button"
                className="button line small"
                aria-label={`Cofnij tylko to: ${record.label}`}
                disabled={isBusy}
                onClick={() => onTakeBack(record.files)}
              >
                Cofnij tylko to
              </button>
            </div>
          )}
        </section>
      ))}
      <div className="row">
        <button
          type="button"
          className="button line small"
          aria-expanded={changes !== undefined}
          aria-describedby={id}
          onClick={() => (changes ? setChanges(undefined) : void show())}
        >
          {changes ? "Ukryj zmiany" : "Pokaż zmiany"}
        </button>
        <button
          type="button"
          className="button line small"
          aria-describedby={id}
          disabled={isBusy}
          onClick={() => onTakeBack()}
        >
          {changes && changes.length > 1 ? "Cofnij wszystko" : "Cofnij"}
        </button>
      </div>
    </article>
  );
}
