/** What the site's commands call; only for Node. */
export { pagesOfTemplates } from "./checks/built-pages";
export { namesRule, type StyleRule, wordRule } from "./checks/house-style";
export { learnWord } from "./checks/own-words";
export { comparePages } from "./checks/shingles";
export { type SpellingFinding, spellingFindings } from "./checks/spelling";
