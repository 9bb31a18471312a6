import { EntryView } from "./entry-view";
import { FilesView } from "./files-view";
import { Header } from "./header";
import { PhotosView } from "./photos-view";
import { PublishView } from "./publish/publish-view";
import { QuestionsProvider } from "./questions";
import { type Route, useRoute } from "./route";
import { StartPage } from "./start-page";

/** The editing page: its links, and the view that the address names. */
export function App() {
  const route = useRoute();
  return (
    <QuestionsProvider>
      <Header view={route.view} />
      <View route={route} />
    </QuestionsProvider>
  );
}

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
