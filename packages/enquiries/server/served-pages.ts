/** What plug-ins of the site's server need of the built pages. Pages go by their decoded addresses. */
export interface ServedPages {
  /** The HTML of a page, as built; undefined where there is no such page. */
  html(page: string): Promise<string | undefined>;
  /** The page that shows a form when the page that it was sent from cannot. */
  pageWithForm(form: string): string | undefined;
  /** The address itself if it is a page, otherwise the home page's. */
  known(page: string): string;
}
