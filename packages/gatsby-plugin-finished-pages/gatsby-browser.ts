export { replaceHydrateFunction } from "./browser/replace-hydrate-function";
