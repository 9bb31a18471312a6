declare module "gatsby-plugin-catch-links/catch-links" {
  /** Calls back with the address, in place of the browser's own way, when a link within the site is clicked. */
  export default function catchLinks(
    root: Window,
    options: { excludePattern?: string },
    follow: (address: string) => void,
  ): () => void;
}
