/** What the site consists of, and one search over all its texts. */
export function StartPage({ words = "" }: { words?: string }) {
  return <main>{words}</main>;
}
