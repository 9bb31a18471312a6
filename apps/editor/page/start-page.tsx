import { Answered } from "./answered";
import { Search } from "./search/search";
import { GroupList } from "./start/group-list";
import { UnsavedForms } from "./unsaved-forms";

/** What the site consists of, and one search over all its texts. */
export function StartPage({ words = "" }: { words?: string }) {
  return (
    <main className="page">
      <h1>Co chcesz zmienić?</h1>
      <UnsavedForms />
      <Search words={words} />
      {!words && (
        <Answered name="overview" request={{}}>
          {({ groups }) => (
            <div className="groups">
              {groups.map((group) => (
                <GroupList key={group.label} group={group} />
              ))}
            </div>
          )}
        </Answered>
      )}
    </main>
  );
}
