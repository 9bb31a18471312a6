import { lazy, Suspense } from "react";
import { NO_ANSWER } from "./ask-server";
import { Refused } from "./complaints";
import { FilesView } from "./files-view";
import { Header } from "./header";
import { PhotosView } from "./photos-view";
import { PublishView } from "./publish/publish-view";
import { QuestionsProvider } from "./questions";
import { type Route, useRoute } from "./route";
import { StartPage } from "./start-page";
import { useTitle } from "./use-title";

/** The editing page: its links, and the view that the address names. */
export function App() {
  const route = useRoute();
  useTitle(TITLES[route.view]);
  return (
    <QuestionsProvider>
      <Header view={route.view} />
      <View route={route} />
    </QuestionsProvider>
  );
}

/** The names of the views; that of a form is its entry's. */
const TITLES: Partial<Record<Route["view"], string>> = {
  start: "Start",
  photos: "Zdjęcia",
  files: "Pliki",
  publish: "Opublikuj",
};

/** Texts are formatted by what is larger than all the rest: it comes with the first form. */
const EntryView = lazy(() =>
  import("./entry-view").then(
    ({ EntryView: view }) => ({ default: view }),
    () => ({ default: NotLoaded }),
  ),
);

const NotLoaded = () => (
  <main>
    <Refused complaints={[NO_ANSWER]} />
    <button type="button" className="button" onClick={() => location.reload()}>
      Wczytaj jeszcze raz
    </button>
  </main>
);

const LOADING = (
  <main>
    <p role="status">Wczytuję…</p>
  </main>
);

function View({ route }: { route: Route }) {
  switch (route.view) {
    case "entry":
    case "new":
      return (
        <Suspense fallback={LOADING}>
          <EntryView route={route} />
        </Suspense>
      );
    case "photos":
      return <PhotosView />;
    case "files":
      return <FilesView />;
    case "publish":
      return <PublishView />;
    default:
      return <StartPage words={route.words} />;
  }
}
