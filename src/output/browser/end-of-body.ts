import { layOutBelowTheFold } from "./below-the-fold";
import { loadScripts } from "./load-scripts";
import { onFirstMove, whenLoaded } from "./first-move";

const addresses = document.currentScript?.dataset.start?.split(" ") ?? [];
whenLoaded(layOutBelowTheFold);
onFirstMove(() => loadScripts(addresses));
