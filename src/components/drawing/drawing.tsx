import { graphql } from "gatsby";
import { classNames } from "../../utils/class-names";
import { FIELD } from "../../utils/drawing-field";
import * as styles from "./drawing.module.css";

interface DrawingProps {
  drawing: Queries.DrawingFragment;
  /** Whether text beside it says all, so that assistive technology passes over it. */
  decorative?: boolean;
}

/** A drawing that explains something: lines in the colours of what they stand for, with words as text. */
export function Drawing({ drawing: { alt, lines, texts }, decorative }: DrawingProps) {
  const description = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
  const accent = lines.find(({ role }) => role === "accent");
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} {...description}>
      {/* Yellow alone is too pale on light grounds. */}
      {accent && <path className={styles.edge} d={accent.d} />}
      {lines.map(({ role, d }) => (
        <path key={role} className={styles[role]} d={d} />
      ))}
      {texts.map(({ text, x, y, anchor }, index) => (
        <text key={index} className={styles[anchor]} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A drawing with its caption. */
export function DrawingFigure({ drawing }: { drawing: Queries.DrawingFragment }) {
  return (
    <figure className={styles.figure}>
      <Drawing drawing={drawing} />
      <figcaption className="caption">{drawing.caption}</figcaption>
    </figure>
  );
}

/** A drawing in place of a photograph, on paper. */
export function DrawingOnPaper({ className, ...props }: DrawingProps & { className?: string }) {
  return (
    <div className={classNames("photo on-white", styles.paper, className)}>
      <Drawing {...props} />
    </div>
  );
}

export const query = graphql`
  fragment Drawing on Drawing {
    alt
    caption
    lines {
      role
      d
    }
    texts {
      text
      x
      y
      anchor
    }
  }
`;
