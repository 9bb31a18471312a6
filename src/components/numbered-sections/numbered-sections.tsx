import { sectionAnchor } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { Prose } from "../prose/prose";
import * as styles from "./numbered-sections.module.css";

interface NumberedSectionsProps {
  sections: ReadonlyArray<{ heading: string; body: { html: string } }>;
  /** `small` is for legal texts, which have many headings. */
  size?: "normal" | "small";
  /**
   * The numbers of the sections that a phone shows whole; of the others it shows the headings, which
   * open them. Without it all are shown.
   */
  openOnPhone?: readonly number[];
}

/** Sections with a numeral in the margin; their ids are 1, 2, 3 … */
export function NumberedSections({
  sections,
  size = "normal",
  openOnPhone,
}: NumberedSectionsProps) {
  return (
    <div className={classNames(size === "small" && styles.small, "count")}>
      {sections.map(({ heading, body }, index) => {
        const title = <h2 className={styles.heading}>{heading}</h2>;
        const text = <Prose className={styles.body} html={body.html} />;
        return (
          <section key={heading} className={styles.part} id={sectionAnchor(index)}>
            {openOnPhone ? (
              <details
                className={classNames("fold fold--phone", styles.collapsible)}
                open={openOnPhone.includes(index + 1)}
              >
                <summary>{title}</summary>
                {text}
              </details>
            ) : (
              <>
                {title}
                {text}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
