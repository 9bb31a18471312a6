import { useId, useState } from "react";
import { count } from "gatsby-plugin-typed-content/browser";
import type { PastChange, Publication } from "../../shared/contract";
import { Answered } from "../answered";
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
            Opiekun strony zmienił treść {count(change.commits, "raz", "razy", "razy")}, ostatnio{" "}
            <Time at={change.at} />
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
  const { commit, by, at, labels, isTakenBack } = publication;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const about = {
    type: "button",
    className: "button line small",
    "aria-describedby": id,
  } as const;
  return (
    <article className="card publication" aria-labelledby={id}>
      <h3 id={id}>
        <Time at={at} />, {by}
      </h3>
      <p>
        {isTakenBack && "Cofnięto: "}
        {labels.join(", ")}
      </p>
      {isOpen && (
        <Answered name="publication" request={{ commit }}>
          {(records) =>
            records.map((record) => (
              <section key={record.label}>
                <h4>{record.label}</h4>
                <ChangedWords record={record} />
                {records.length > 1 && (
                  <div className="row">
                    <button
                      {...about}
                      aria-label={`Cofnij tylko to: ${record.label}`}
                      disabled={isBusy}
                      onClick={() => onTakeBack(record.files)}
                    >
                      Cofnij tylko to
                    </button>
                  </div>
                )}
              </section>
            ))
          }
        </Answered>
      )}
      <div className="row">
        <button {...about} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Ukryj zmiany" : "Pokaż zmiany"}
        </button>
        <button {...about} disabled={isBusy} onClick={() => onTakeBack()}>
          {isOpen ? "Cofnij wszystko" : "Cofnij"}
        </button>
      </div>
    </article>
  );
}
