import { sectionAnchor } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { DrawingFigure } from "../drawing/drawing";
import { Prose } from "../prose/prose";
import * as styles from "./numbered-sections.module.css";

interface NumberedSection {
  heading: string;
  body: { html: string };
  drawing?: Queries.DrawingFragment | null;
}

interface NumberedSectionsProps {
  sections: readonly NumberedSection[];
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
      {sections.map(({ heading, body, drawing }, index) => {
        const title = <h2 className={styles.heading}>{heading}</h2>;
        const text = (
          <div className={styles.body}>
            <Prose html={body.html} />
            {drawing && <DrawingFigure drawing={drawing} />}
          </div>
        );
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
