import { EntryView } from "./entry-view";
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

function View({ route }: { route: Route }) {
  switch (route.view) {
    case "entry":
    case "new":
      return <EntryView route={route} />;
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
