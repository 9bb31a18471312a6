import levenshtein from "damerau-levenshtein";
import { useSyncExternalStore } from "react";
import { pathOf, slug } from "@typed-site/utils";
import { SiteLink } from "../../components/site-link/site-link";
import { never } from "../../hooks/use-query";
import * as styles from "./nearest-page.module.css";

/** The last segment of an address in plain letters: what people remember or misspell. */
const lastSegment = (address: string) =>
  slug(pathOf(address)?.split("/").filter(Boolean).at(-1) ?? "");

/** The link to the page whose name has the smallest edit distance from the requested one, if any is near. */
function nearestLink(): HTMLAnchorElement | undefined {
  const wanted = lastSegment(location.pathname);
  const [nearest] = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'),
    (link) => ({ link, ...levenshtein(wanted, lastSegment(link.pathname)) }),
  )
    .filter(({ steps }) => steps < wanted.length / 3)
    .sort((one, other) => one.steps - other.steps);
  return nearest?.link;
}

interface NearestPageProps {
  question: string;
  /** Shown if no page is close enough, and without JavaScript. */
  body: string;
}

/** On the 404 page, links to the page that was probably meant, in place of `body`. */
export function NearestPage({ question, body }: NearestPageProps) {
  const meant = useSyncExternalStore(never, nearestLink, () => undefined);
  return (
    <div className={`lead ${styles.place}`}>
      <p className={meant && styles.room}>{body}</p>
      <p role="status">
        {meant && (
          <>
            {question} <SiteLink href={meant.pathname}>{meant.textContent}</SiteLink>
          </>
        )}
      </p>
    </div>
  );
}
