import { layOutBelowTheFold } from "./below-the-fold";
import { onFirstMove, whenLoaded } from "./first-move";
import { fetchScripts, loadScripts } from "./load-scripts";

const addresses = document.currentScript?.dataset.start?.split(" ") ?? [];
whenLoaded(layOutBelowTheFold);
onFirstMove({ fetchAhead: () => fetchScripts(addresses), run: () => loadScripts(addresses) });
