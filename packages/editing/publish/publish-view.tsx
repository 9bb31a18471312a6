import { useCallback, useEffect, useRef, useState } from "react";
import type {
  Author,
  ChangedRecord,
  Complaint,
  PublicationProgress,
  PublishingState,
  ShownVersions,
} from "../contract";
import { askServer } from "../forms/ask-server";
import { CONTENT_CHANGED, useQuestions } from "../forms/questions";
import { ProgressNotice } from "./progress-notice";
import { PublicationList } from "./publication-list";
import { RefusedPublication } from "./refused-publication";
import { WaitingRecord } from "./waiting-record";

/** Milliseconds between two looks at what has become of a publication. */
const LOOK_AGAIN = 3_000;

const UNSETTLED = new Set(["sending", "sent", "waiting", "building"]);

/** What waits for publication, the button that publishes it, and what was published before. */
export function PublishView() {
  const { state, silence, look } = usePublishingState();
  const { carryOut, complain } = useQuestions();
  // Records that are ticked where they were not at first, or the other way round.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [complaints, setComplaints] = useState<readonly Complaint[]>([]);
  const [isSending, setIsSending] = useState(false);
  if (!state) return <main className="page">{silence && <Problem complaint={silence} />}</main>;

  const { waiting, past, problem } = state;
  const progress: PublicationProgress | undefined = isSending
    ? { state: "sending" }
    : state.progress;
  const isBusy = progress?.state === "sending";
  const isChosen = (record: ChangedRecord) =>
    turned.has(keyOf(record)) !== isOwn(record, state.author);
  const chosen = waiting.filter(isChosen);

  /** @param despite what is wrong with the spelling, and may stay */
  const publish = async (despite?: string[]) => {
    setIsSending(true);
    setComplaints([]);
    const shown = Object.assign({}, ...chosen.map(({ versions }) => versions)) as ShownVersions;
    await carryOut("publish", { shown, despite }, setComplaints);
    await look();
    setIsSending(false);
  };
  const learnWord = async (word: string) => {
    const { result } = await carryOut("learn-word", { word }, (reasons) =>
      complain("Nie zapamiętano słowa", reasons),
    );
    if (result) setComplaints((all) => all.filter((one) => one.word !== word));
  };
  const discard = async ({ versions: shown }: ChangedRecord) => {
    await carryOut("discard", { shown }, (reasons) => complain("Nie odrzucono", reasons));
    await look();
  };
  const takeBack = async (commit: string, files?: string[]) => {
    await carryOut("take-back", { commit, files }, (reasons) => complain("Nie cofnięto", reasons));
  };
  const turn = (record: ChangedRecord) => {
    const others = [...turned].filter((key) => key !== keyOf(record));
    setTurned(new Set(turned.has(keyOf(record)) ? others : [...others, keyOf(record)]));
  };

  return (
    <main className="page publishing">
      <h1>Opublikuj</h1>
      {silence && <Problem complaint={silence} />}
      {problem && <Problem complaint={problem} />}
      {progress && <ProgressNotice progress={progress} />}
      <section aria-labelledby="waiting">
        <h2 id="waiting">Czeka na publikację</h2>
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
            complaints={complaints}
            onLearn={(word) => void learnWord(word)}
            onPublish={() => void publish(complaints.map((one) => one.problem))}
          />
        )}
        {waiting.length > 0 && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) void publish();
            }}
          >
            <div className="send row">
              <button
                className="button"
                disabled={chosen.length === 0 || problem !== undefined}
                aria-busy={isBusy}
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
          </form>
        )}
      </section>
      <PublicationList
        past={past}
        isBusy={isBusy}
        onTakeBack={(commit, files) => void takeBack(commit, files)}
      />
    </main>
  );
}

/** Whether nobody else has saved something of a record: only one's own changes are ticked at first. */
const isOwn = ({ savers }: ChangedRecord, author: Author) =>
  savers.every((name) => name === author.name);

/** What tells a record from the others: its file. */
const keyOf = ({ files: [file = ""] }: ChangedRecord) => file;

function Problem({ complaint: { problem, remedy } }: { complaint: Complaint }) {
  return (
    <p className="notice error" role="alert">
      <strong>{problem}</strong> {remedy}
    </p>
  );
}

/** The state of publishing: read again when the content has changed, and while a publication is on its way. */
function usePublishingState() {
  const [state, setState] = useState<PublishingState>();
  const [silence, setSilence] = useState<Complaint>();
  const newest = useRef(0);
  const look = useCallback(async () => {
    const own = ++newest.current;
    // An earlier answer may come later.
    const isNewest = () => own === newest.current;
    const answer = await askServer("publishing-state", {}, ([complaint]) => {
      if (isNewest()) setSilence(complaint);
    });
    if (!answer || !isNewest()) return;
    setState(answer);
    setSilence(undefined);
  }, []);
  useEffect(() => {
    const events = [CONTENT_CHANGED, "focus"];
    const lookAgain = () => void look();
    lookAgain();
    for (const event of events) window.addEventListener(event, lookAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, lookAgain);
    };
  }, [look]);
  useEffect(() => {
    const isUnsettled = state?.progress && UNSETTLED.has(state.progress.state);
    if (!isUnsettled && !silence) return;
    const timer = setTimeout(() => void look(), LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [state, silence, look]);
  return {
    state,
    silence,
    look,
  };
}
