import { PublishView } from "../publish/publish-view";
import { EntryView } from "./entry-view";
import { PhotosView } from "./photos-view";
import { useRoute } from "./route";
import { StartPage } from "./start-page";

/** The editing page: the view that the address names. */
export function App() {
  const route = useRoute();
  switch (route.view) {
    case "entry":
      return <EntryView key={route.file} route={route} />;
    case "new":
      return <EntryView key={`${route.folder}${route.copyOf ?? ""}`} route={route} />;
    case "photos":
      return <PhotosView />;
    case "publish":
      return <PublishView />;
    default:
      return <StartPage words={route.words} />;
  }
}
