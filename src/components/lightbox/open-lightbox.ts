import PhotoSwipe, { type SlideData } from "photoswipe";
import type { Labels } from "../../hooks/use-labels";
import { closeByBack } from "./close-by-back";
import * as styles from "./lightbox.module.css";
import librarysRules from "photoswipe/style.css";

/** In milliseconds, like `--layout` in `src/styles/tokens.css`. PhotoSwipe skips it under reduced motion. */
const duration = 450;

/** The space that bars, arrows and caption take beside the picture, in CSS pixels. */
const room = {
  narrow: { top: 60, bottom: 112, left: 0, right: 0 },
  wide: { top: 64, bottom: 88, left: 88, right: 88 },
};

let areStylesThere = false;

/**
 * Puts the library's rules into the lowest cascade layer, so that the site's own win. They are
 * inserted into an existing sheet, because the Content-Security-Policy forbids new style elements.
 */
function addStyles(): void {
  const [sheet] = document.styleSheets;
  if (areStylesThere || !sheet) return;
  sheet.insertRule(`@layer reset{${librarysRules}}`, sheet.cssRules.length);
  areStylesThere = true;
}

/** The large picture that a link leads to, in the format that the browser chose for the small one. */
export function slideOf(link: HTMLAnchorElement, isAvif: boolean): SlideData {
  const image = link.querySelector("img");
  const avif = link.querySelector<HTMLSourceElement>('source[type="image/avif"]');
  return {
    src: link.href,
    srcset: isAvif ? avif?.srcset : undefined,
    msrc: image?.currentSrc,
    width: Number(image?.getAttribute("width")),
    height: Number(image?.getAttribute("height")),
    alt: image?.alt,
    element: link,
    thumbCropped: true,
  };
}

/** Replaces labels that the library has in English only, or not at all. */
function nameParts(lightbox: PhotoSwipe, label: string): void {
  const { element } = lightbox;
  element?.setAttribute("aria-label", label);
  element?.setAttribute("aria-modal", "true");
  for (const part of element?.querySelectorAll("[aria-roledescription]") ?? []) {
    part.removeAttribute("aria-roledescription");
  }
}

/** Shows the caption from the page under the large picture too, in a live region. */
function addCaption(lightbox: PhotoSwipe): void {
  lightbox.ui?.registerElement({
    className: styles.caption,
    appendTo: "root",
    onInit: (caption) => {
      caption.setAttribute("aria-live", "polite");
      lightbox.on("change", () => {
        const figure = lightbox.currSlide?.data.element?.closest("figure");
        caption.textContent = figure?.querySelector("figcaption")?.textContent ?? "";
      });
    },
  });
}

/**
 * Opens the lightbox at one link; those of `links` are its slides. On closing, the focus returns to
 * the link.
 * @returns a function that closes it at once, for when its page goes
 */
export function openLightbox(
  links: HTMLAnchorElement[],
  index: number,
  labels: Labels,
  onClosed: () => void,
): () => void {
  addStyles();
  const opened = links[index];
  const isAvif = opened?.querySelector("img")?.currentSrc.endsWith(".avif") ?? false;
  const lightbox = new PhotoSwipe({
    dataSource: links.map((link) => slideOf(link, isAvif)),
    index,
    mainClass: styles.lightbox,
    bgOpacity: 1,
    paddingFn: ({ x }) => (x < 1024 ? room.narrow : room.wide),
    showAnimationDuration: duration,
    hideAnimationDuration: duration,
    closeTitle: labels.closeLightbox,
    zoomTitle: labels.zoomPicture,
    arrowPrevTitle: labels.previousPicture,
    arrowNextTitle: labels.nextPicture,
    errorMsg: labels.pictureError,
    // the library's own way fails in Safari, where a click does not focus a link
    returnFocus: false,
  });
  lightbox.on("uiRegister", () => addCaption(lightbox));
  lightbox.on("bindEvents", () => nameParts(lightbox, labels.lightbox));
  lightbox.on("destroy", () => {
    opened?.focus({ preventScroll: true });
    onClosed();
  });
  lightbox.init();
  const leaveEntry = closeByBack(lightbox);
  return () => {
    leaveEntry();
    lightbox.destroy();
  };
}
