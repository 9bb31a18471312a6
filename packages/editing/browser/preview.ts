import { PAGE_OF } from "../page-of";
import type { Cms, Kept, ReactOfDecap } from "./decap";
import { followFocus } from "./scroll-to-part";

interface Preview {
  props: { entry: Kept; window: Window };
  forceUpdate: (after?: () => void) => void;
}

/** The widths of the page, in pixels. */
const WIDTHS = { Telefon: 390, Komputer: 1280 };

/**
 * Shows beside the form of an entry the page of the site on which it is seen, as on a phone or a computer, at the part
 * that is being edited.
 * @returns what shows it anew, as soon as the site has made of the content what was saved
 */
export function registerPreview(
  cms: Cms,
  { createClass, h }: ReactOfDecap,
  names: readonly string[],
): () => Promise<void> {
  let frame: HTMLIFrameElement | null = null;
  let width = WIDTHS.Komputer;
  const showPart = followFocus(() => frame?.contentDocument);
  const preview = createClass({
    componentDidMount(this: Preview) {
      this.props.window.addEventListener("resize", () => this.forceUpdate());
    },
    render(this: Preview) {
      const { entry, window: pane } = this.props;
      const place = String(entry.get("path", ""));
      if (place === "") return h("p", null, "Strona pokaże się tu po pierwszym zapisie.");
      const buttons = Object.entries(WIDTHS).map(([device, its]) => {
        const onClick = () => {
          width = its;
          this.forceUpdate(showPart);
        };
        return h("button", { key: device, "aria-pressed": its === width, onClick }, device);
      });
      const scale = Math.min(1, pane.innerWidth / width);
      const height = `calc((100vh - ${BAR}) / ${scale})`;
      const page = h("iframe", {
        src: `/${PAGE_OF}/${place}`,
        title: "Strona firmy",
        ref: (shown: HTMLIFrameElement | null) => (frame = shown),
        onLoad: showPart,
        style: { width, height, transform: `scale(${scale})` },
      });
      const group = { role: "group", "aria-label": "Szerokość strony" };
      return h("main", null, h("div", group, buttons), page);
    },
  });
  for (const name of names) cms.registerPreviewTemplate(name, preview);
  cms.registerPreviewStyle(STYLE, { raw: true });
  return async () => {
    const shown = frame;
    if (!shown) return;
    // Its answer waits for the change; a reload keeps the place on the page, another visit would not.
    await fetch(shown.src, { redirect: "manual" });
    shown.contentWindow?.location.reload();
  };
}

/** The height of the switch. */
const BAR = "56px";

const STYLE = `
  body { margin: 0; overflow: hidden; background: #e6e9e4; font: 16px/1.6 system-ui, sans-serif; }
  p { margin: 24px; }
  [role="group"] { display: flex; height: ${BAR}; align-items: center; justify-content: center; }
  button { min-height: 44px; padding: 0 20px; border: 2px solid #1f5130; background: #fff; color: #1f5130; font: inherit; cursor: pointer; }
  button[aria-pressed="true"] { background: #1f5130; color: #fff; }
  button:focus-visible { outline: 3px solid #1d2a1f; outline-offset: 2px; }
  iframe { display: block; margin: 0 auto; border: 0; background: #fff; transform-origin: 0 0; }
`;
