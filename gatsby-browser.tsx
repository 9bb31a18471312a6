export { onClientEntry } from "./src/gatsby/on-client-entry";
export { replaceHydrateFunction } from "./src/gatsby/replace-hydrate-function";

// The order matters: tokens.css begins with the statement that orders all cascade layers.
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/elements.css";
import "./src/styles/surfaces.css";
import "./src/styles/layout.css";
import "./src/styles/below-the-fold.css";
import "./src/styles/text.css";
import "./src/styles/patterns.css";
import "./src/styles/utilities.css";
import "./src/styles/print.css";

export {
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
} from "./src/gatsby/page-change/page-change";
