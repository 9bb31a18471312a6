import type { ReactNode } from "react";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb";
import { DrawingOnPaper } from "../../components/drawing/drawing";
import { Motif, type MotifLines } from "../../components/motif/motif";
import { Photo } from "../../components/photo/photo";
import { useLabels } from "../../hooks/use-labels";
import type { Crumb } from "../../layout/head/page-description";
import { anchors } from "../../utils/anchors";
import { fromDesktop } from "../../utils/breakpoints";
import { classNames } from "../../utils/class-names";
import { PhotosNote } from "../photos-note/photos-note";
import * as styles from "./intro.module.css";

/** The photograph's `sizes`; the page's head preloads it with the same value. */
export const introSizes = {
  form: `${fromDesktop} 44rem, calc(100vw - 2.25rem)`,
  photo: `${fromDesktop} 37.5rem, calc(100vw - 2.25rem)`,
};

interface IntroProps {
  /** The breadcrumb below the home page; the last one is the current page. */
  crumbs: readonly Crumb[];
  headline: string;
  pitch?: string;
  /** What follows the pitch: buttons, phone numbers, a date. */
  children?: ReactNode;
  /** Where a drawing takes its place, the page has other pictures further down. */
  photo?: Queries.PhotoWideFragment;
  /** Takes the photograph's place. */
  drawing?: Queries.DrawingFragment | null;
  /** The lines behind it. */
  lines?: MotifLines;
  /** A map in the photograph's place. */
  map?: ReactNode;
  /** A form, with the anchor `wycena`. */
  form?: ReactNode;
  /** Whether the form precedes the photograph on narrow screens. */
  formFirst?: boolean;
}

/**
 * The dark band that opens an inner page, with a form, with a picture, or plain. Where there is room, the picture stands
 * above what follows the pitch, so that it is in the first view.
 */
export function Intro({ crumbs, headline, pitch, children, photo, ...more }: IntroProps) {
  const { drawing, lines = "contours", map, form, formFirst } = more;
  const labels = useLabels();
  const variant = form ? "form" : photo || map ? "photo" : "plain";
  const picture = drawing ? (
    <DrawingOnPaper
      drawing={drawing}
      className={classNames(styles.picture, styles.drawn)}
      eager={!formFirst}
    />
  ) : (
    photo &&
    variant !== "plain" && (
      <div className={classNames(styles.picture, styles.captioned)}>
        <div className="photo">
          <Photo file={photo.src} alt={photo.alt} sizes={introSizes[variant]} eager={!formFirst} />
        </div>
        <PhotosNote />
      </div>
    )
  );
  return (
    <section
      className={classNames(
        "on-deep",
        styles.intro,
        styles[variant],
        formFirst && styles.formFirst,
      )}
      aria-labelledby="headline"
    >
      <Motif
        lines={lines}
        className={classNames(styles.motif, lines === "rings" && styles.rings)}
      />
      <div className="wrap">
        <Breadcrumb
          label={labels.breadcrumb}
          items={[{ label: labels.home, href: "/" }, ...crumbs]}
        />
        <div className={styles.grid}>
          <div className={classNames("flow", styles.text)}>
            <h1 id="headline">{headline}</h1>
            {pitch && <p className="lead quiet">{pitch}</p>}
          </div>
          {children && (
            <div className={classNames("flow", styles.text, styles.rest)}>
              {children}
              {photo && drawing && <PhotosNote />}
            </div>
          )}
          {!formFirst && picture}
          {map && <div className={styles.map}>{map}</div>}
          {form && (
            <div className={classNames(styles.slot, "opening-form")} id={anchors.quote}>
              {form}
            </div>
          )}
          {formFirst && picture}
        </div>
      </div>
    </section>
  );
}
