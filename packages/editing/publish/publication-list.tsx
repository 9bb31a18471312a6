import { useId, useState } from "react";
import type { ChangedRecord, Publication } from "../contract";
import { askServer } from "../forms/ask-server";
import { useQuestions } from "../forms/questions";
import { ChangedWords } from "./changed-words";
import { Time } from "./time";

interface PublicationListProps {
  publications: readonly Publication[];
  /** Whether something is being published, so that nothing can be taken back. */
  isBusy: boolean;
  onTakeBack: (commit: string) => void;
}

/** What was published before, the newest first. */
export function PublicationList({ publications, isBusy, onTakeBack }: PublicationListProps) {
  return (
    <section aria-labelledby="publications">
      <h2 id="publications">Wcześniejsze publikacje</h2>
      {publications.length === 0 && <p>Jeszcze niczego nie opublikowano.</p>}
      {publications.map((publication) => (
        <PastPublication
          key={publication.commit}
          publication={publication}
          isBusy={isBusy}
          onTakeBack={() => onTakeBack(publication.commit)}
        />
      ))}
    </section>
  );
}

interface PastPublicationProps {
  publication: Publication;
  isBusy: boolean;
  onTakeBack: () => void;
}

function PastPublication({ publication, isBusy, onTakeBack }: PastPublicationProps) {
  const { commit, by, at, things, isTakenBack } = publication;
  const [changes, setChanges] = useState<ChangedRecord[]>();
  const id = useId();
  const { complain } = useQuestions();
  // What a developer committed belongs to the program of that day, so developers take it back.
  const isOwn = things.length > 0;
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
        {isOwn ? things.join(", ") : "Zmiany osoby technicznej"}
      </p>
      {changes?.map((record) => (
        <section key={record.label}>
          <h4>{record.label}</h4>
          <ChangedWords record={record} />
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
        {isOwn && (
          <button
            type="button"
            className="button line small"
            aria-describedby={id}
            disabled={isBusy}
            onClick={onTakeBack}
          >
            Cofnij
          </button>
        )}
      </div>
    </article>
  );
}
