import type { Overview } from "../contract";
import { Complaints } from "./questions";
import { Search } from "./search/search";
import { GroupList } from "./start/group-list";
import { useAnswer } from "./use-answer";

/** What the site consists of, and one search over all its texts. */
export function StartPage({ words = "" }: { words?: string }) {
  const [answer] = useAnswer("overview", {});
  return (
    <main className="page start-page">
      <h1>Co chcesz zmienić?</h1>
      <Search key={words} words={words} />
      {!words && answer?.kind === "refused" && (
        <div className="notice error" role="alert">
          <Complaints complaints={answer.complaints} />
        </div>
      )}
      {!words && answer?.kind === "done" && <Groups overview={answer.result} />}
    </main>
  );
}

function Groups({ overview }: { overview: Overview }) {
  return (
    <div className="groups">
      {overview.groups.map((group) => (
        <GroupList key={group.label} group={group} />
      ))}
    </div>
  );
}
