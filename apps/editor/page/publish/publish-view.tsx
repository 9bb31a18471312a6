import { useEffect, useRef, useState } from "react";
import type {
  Author,
  ChangedRecord,
  Complaint,
  PublicationProgress,
  ShownVersions,
} from "../../shared/contract";
import { useNewestAnswer } from "../answered";
import { Refused } from "../complaints";
import { useQuestions } from "../questions";
import { UnsavedForms } from "../unsaved-forms";
import { ProgressNotice } from "./progress-notice";
import { PublicationList } from "./publication-list";
import { RefusedPublication } from "./refused-publication";
import { WaitingRecord } from "./waiting-record";

/** Milliseconds between two looks at what has become of a publication. */
const LOOK_AGAIN = 3_000;

const UNSETTLED = new Set(["sending", "sent", "waiting", "building"]);

/** What waits for publication, the button that publishes it, and what was published before. */
export function PublishView() {
  const { result: state, complaints: silence, askAgain } = usePublishingState();
  const { perform } = useQuestions();
  // Records that are ticked where they were not at first, or the other way round.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [complaints, setComplaints] = useState<readonly Complaint[]>([]);
  const [isSending, setIsSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  if (!state) {
    return (
      <main className="page">{silence ? <Refused complaints={silence} /> : <p>Wczytuję…</p>}</main>
    );
  }

  const { waiting, past, problem } = state;
  const progress: PublicationProgress | undefined = isSending
    ? { state: "sending" }
    : state.progress;
  const isBusy = progress?.state === "sending";
  const isChosen = (record: ChangedRecord) =>
    turned.has(keyOf(record)) !== isOwn(record, state.author);
  const chosen = waiting.filter(isChosen);

  /** @param ignoring the problems of complaints about spelling that stay */
  const publish = async (ignoring?: string[]) => {
    setIsSending(true);
    setComplaints([]);
    const shown = Object.assign({}, ...chosen.map(({ versions }) => versions)) as ShownVersions;
    const { result } = await perform("publish", { shown, ignoring }, setComplaints);
    await askAgain();
    setIsSending(false);
    // The button goes with what it has published.
    if (result) notice.current?.focus();
  };
  const learnWord = async (word: string) => {
    const { result } = await perform("learn-word", { word }, "Nie zapamiętano słowa");
    if (!result) return;
    const others = complaints.filter((one) => one.word !== word);
    setComplaints(others);
    if (others.length === 0) heading.current?.focus();
  };
  const discard = async ({ versions: shown }: ChangedRecord) => {
    const { result } = await perform("discard", { shown }, "Nie odrzucono");
    await askAgain();
    if (result) heading.current?.focus();
  };
  const turn = (record: ChangedRecord) => {
    const others = [...turned].filter((key) => key !== keyOf(record));
    setTurned(new Set(turned.has(keyOf(record)) ? others : [...others, keyOf(record)]));
  };

  return (
    <main className="page publishing">
      <h1>Opublikuj</h1>
      {silence && <Refused complaints={silence} />}
      {problem && <Refused complaints={[problem]} />}
      {progress && <ProgressNotice progress={progress} place={notice} />}
      <UnsavedForms />
      <section aria-labelledby="waiting">
        <h2 id="waiting" ref={heading} tabIndex={-1}>
          Czeka na publikację
        </h2>
        {waiting.length === 0 && <p>Wszystko, co zapisano, jest już wysłane.</p>}
        {waiting.map((record) => (
          <WaitingRecord
            key={keyOf(record)}
            record={record}
            isChosen={isChosen(record)}
            isBusy={isBusy}
            onChoose={() => turn(record)}
            onDiscard={() => void discard(record)}
          />
        ))}
        {complaints.length > 0 && (
          <RefusedPublication
            // of a word that was learnt the button goes: the others get the focus
            key={complaints.length}
            complaints={complaints}
            onLearn={(word) => void learnWord(word)}
            onPublish={() => void publish(complaints.map((one) => one.problem))}
          />
        )}
        {waiting.length > 0 && (
          <div className="send row">
            <button
              type="button"
              className="button"
              disabled={chosen.length === 0 || problem !== undefined}
              aria-busy={isBusy}
              onClick={() => !isBusy && void publish()}
            >
              Opublikuj ({chosen.length})
            </button>
            {isBusy && <p className="hint">Sprawdzamy i wysyłamy…</p>}
            {!isBusy && chosen.length < waiting.length && (
              <p className="hint">
                Odznaczone zmiany ({waiting.length - chosen.length}) zostają zapisane i poczekają.
              </p>
            )}
          </div>
        )}
      </section>
      <PublicationList
        past={past}
        isBusy={isBusy}
        onTakeBack={(commit, files) => void perform("take-back", { commit, files }, "Nie cofnięto")}
      />
    </main>
  );
}

/** Whether nobody else has saved something of a record: only one's own changes are ticked at first. */
const isOwn = ({ savers }: ChangedRecord, author: Author) =>
  savers.every((name) => name === author.name);

/** What tells a record from the others: its file. */
const keyOf = ({ files: [file = ""] }: ChangedRecord) => file;

/** The state of publishing, read again while a publication is on its way or the server is silent. */
function usePublishingState() {
  const answer = useNewestAnswer("publishing-state", {});
  const { result, complaints, askAgain } = answer;
  useEffect(() => {
    const isUnsettled = result?.progress && UNSETTLED.has(result.progress.state);
    if (!isUnsettled && !complaints) return;
    const timer = setTimeout(() => void askAgain(), LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [result, complaints, askAgain]);
  return answer;
}
