import { layOutBelowTheFold } from "./below-the-fold";
import { onFirstMove, whenLoaded } from "./first-move";
import { watchForeignChanges } from "./foreign-changes";
import { whenSeen } from "./idle";
import { fetchScripts, loadScripts } from "./load-scripts";

const addresses = document.currentScript?.dataset.start?.split(" ") ?? [];
watchForeignChanges();
whenLoaded(() => whenSeen(layOutBelowTheFold));
onFirstMove({ fetchAhead: () => fetchScripts(addresses), run: () => loadScripts(addresses) });
