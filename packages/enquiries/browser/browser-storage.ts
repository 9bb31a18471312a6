/**
 * The prefixes of the keys that the site and Gatsby write into a visitor's browser. All of it is in
 * `sessionStorage`, which ends with the tab. The privacy policy names each of them (the content check asks
 * for it), the linter lets no other module touch a storage, and a browser test finds no other key.
 */
export const STORAGE_KEYS = {
  /** What was typed into a form that could not be sent. */
  draft: "enquiry:",
  /** How far each page was scrolled, for the way back; gatsby-react-router-scroll writes it. */
  scroll: "@@scroll|",
  /** That a page is loaded again once after a new release; Gatsby's production-app writes it. */
  reload: "gatsby-reload-compilation-hash-match",
} as const;

/** The store of this tab. @throws where the browser forbids it */
export const tabStorage = (): Storage => sessionStorage;
