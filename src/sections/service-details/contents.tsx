import { useLabels } from "../../hooks/use-labels";
import { sectionAnchor } from "../../utils/anchors";
import { useCurrentSection } from "./use-current-section";
import * as styles from "./contents.module.css";

/**
 * A table of contents. On wide screens the links always show; below that, the summary unfolds them;
 * on a phone there is none, because the sections are folded to their headings.
 * They follow the `details` instead of being in it, so that both work without JavaScript.
 */
export function Contents({ headings }: { headings: readonly string[] }) {
  const { contents } = useLabels();
  const current = useCurrentSection(headings.length);
  return (
    <div className={styles.contents}>
      <details className={`fold ${styles.toggle}`}>
        <summary className="serif">{contents}</summary>
      </details>
      <p className={`serif ${styles.title}`} aria-hidden="true">
        {contents}
      </p>
      <nav className={styles.list} aria-label={contents}>
        <ol className="count links">
          {headings.map((heading, index) => (
            <li key={heading}>
              <a
                href={`#${sectionAnchor(index)}`}
                aria-current={current === index + 1 ? "true" : undefined}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
