declare module "gatsby-plugin-catch-links/catch-links" {
  /** When a link within the site is clicked, passes its address to a callback instead of the browser. */
  export default function catchLinks(
    root: Window,
    options: { excludePattern?: string },
    follow: (address: string) => void,
  ): () => void;
}
