/** What holds one text of a page. */
const TEXTS =
  "h1, h2, h3, h4, h5, h6, p, li, dt, dd, figcaption, blockquote, summary, legend, label, th, td, a, button";

const LABEL = "Popraw";

/** A longer text is found by its beginning as well. */
const MOST_LETTERS = 2_000;

/**
 * Puts a button „Popraw” over the text of a page that is pointed at, tapped or has the focus (where the key F2 does the
 * same).
 * @param page the page; it may change itself without being loaded anew
 * @param scale how small the page is shown, so that the button is large enough
 * @param onCorrect takes the text, of a photo its description
 */
export function offerCorrection(
  page: Document,
  scale: number,
  onCorrect: (text: string) => Promise<void>,
): void {
  let text = "";
  const frame = page.createElement("div");
  const button = page.createElement("button");
  button.type = "button";
  button.textContent = LABEL;
  button.setAttribute("aria-keyshortcuts", "F2");
  const correct = async () => {
    button.textContent = "Szukam…";
    await onCorrect(text);
    button.textContent = LABEL;
    // The next text may lie below it.
    frame.remove();
  };
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    void correct();
  });
  Object.assign(frame.style, FRAME_STYLE);
  Object.assign(button.style, BUTTON_STYLE, { fontSize: `${16 / scale}px` });
  frame.append(button);

  const offer = ({ target }: Event) => {
    const part = isElement(target) ? textPartOf(target) : undefined;
    if (!part || frame.contains(part)) return;
    text = textOf(part).slice(0, MOST_LETTERS);
    const { left, top, width, height } = part.getBoundingClientRect();
    const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
    Object.assign(frame.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    page.body.append(frame);
  };
  page.addEventListener("pointerover", offer);
  page.addEventListener("focusin", offer);
  page.addEventListener("keydown", ({ key }) => {
    if (key === "F2" && frame.isConnected) void correct();
  });
}

/** The elements of a page in a frame are of the frame's own classes. */
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && "closest" in target;

/** The part of a page that holds the text at which somebody points; undefined where there is none. */
function textPartOf(target: Element): Element | undefined {
  if (target.matches("img[alt]:not([alt=''])")) return target;
  const part = target.closest(TEXTS) ?? target;
  const hasOwnText = [...part.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  return hasOwnText || part.matches(TEXTS) ? (textOf(part) ? part : undefined) : undefined;
}

const textOf = (part: Element): string =>
  (part.getAttribute("alt") ?? part.textContent ?? "").replace(/\s+/g, " ").trim();

const FRAME_STYLE = {
  position: "absolute",
  zIndex: "2147483647",
  outline: "3px solid #ffc629",
  outlineOffset: "2px",
  pointerEvents: "none",
};

const BUTTON_STYLE = {
  position: "absolute",
  top: "0",
  right: "0",
  padding: "0.4em 0.9em",
  border: "0",
  borderRadius: "5px",
  background: "#ffc629",
  color: "#0d1c14",
  fontFamily: "system-ui, sans-serif",
  fontWeight: "700",
  lineHeight: "1.4",
  cursor: "pointer",
  pointerEvents: "auto",
};
