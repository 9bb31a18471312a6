import { graphql } from "gatsby";
import { classNames } from "../../utils/class-names";
import { FIELD } from "../../utils/drawing-field";
import * as styles from "./drawing.module.css";

interface DrawingProps {
  drawing: Queries.DrawingFragment;
  /** Whether text beside it says all, so that assistive technology passes over it; such a drawing may be small. */
  decorative?: boolean;
  /** For a drawing in the first view; all others are lazy-loaded. */
  eager?: boolean;
}

/** A drawing that explains something: a picture of lines in the colours of what they stand for, with words as text. */
export function Drawing({ drawing, decorative, eager }: DrawingProps) {
  const { alt, picture, smallPicture, texts } = drawing;
  return (
    <div className={styles.drawing}>
      <img
        src={decorative ? smallPicture : picture}
        alt={decorative ? "" : alt}
        {...FIELD}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
      {texts.length > 0 && (
        <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
          {texts.map(({ text, x, y, anchor }, index) => (
            <text key={index} className={styles[anchor]} x={x} y={y}>
              {text}
            </text>
          ))}
        </svg>
      )}
    </div>
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
    picture
    smallPicture
    texts {
      text
      x
      y
      anchor
    }
  }
`;
