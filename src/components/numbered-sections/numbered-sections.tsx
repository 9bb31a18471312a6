import { sectionAnchor } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { Prose } from "../prose/prose";
import * as styles from "./numbered-sections.module.css";

interface NumberedSectionsProps {
  sections: ReadonlyArray<{ heading: string; body: { html: string } }>;
  /** `small` is for legal texts, which have many headings. */
  size?: "normal" | "small";
}

/** Sections with a numeral in the margin; their ids are 1, 2, 3 … */
export function NumberedSections({ sections, size = "normal" }: NumberedSectionsProps) {
  return (
    <div className={classNames(size === "small" && styles.small, "count")}>
      {sections.map(({ heading, body }, index) => (
        <section key={heading} className={styles.part} id={sectionAnchor(index)}>
          <h2 className={styles.heading}>{heading}</h2>
          <Prose className={styles.body} html={body.html} />
        </section>
      ))}
    </div>
  );
}
