/**
 * Prefixes of all keys that the site and Gatsby write into a visitor's browser. They are in
 * `sessionStorage`, which ends with the tab. The privacy policy must name each of them (the content
 * check requires it), the linter lets no other module use web storage, and a browser test finds no
 * other key.
 */
export const STORAGE_KEYS = {
  /** The draft of a form that could not be sent. */
  draft: "enquiry:",
  /** Each page's scroll position, for the way back; written by gatsby-react-router-scroll. */
  scroll: "@@scroll|",
  /** Marks a page as reloaded once after a new release; written by Gatsby's production-app. */
  reload: "gatsby-reload-compilation-hash-match",
} as const;

/** This tab's storage. @throws if the browser forbids it */
export const tabStorage = (): Storage => sessionStorage;
