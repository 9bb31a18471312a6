import type { Page } from "@playwright/test";

/** What a visitor without a pointer would miss; elements by the beginning of their HTML. */
export interface KeyboardFaults {
  /** Controls that Tab never reaches. */
  unreached: string[];
  /** Controls that are outside the window, or covered, while they have the focus. */
  unseen: string[];
  /** Controls that show no outline while they have the focus. */
  unmarked: string[];
}

/** Where `watchFocus` keeps its findings in the page. */
interface WithWalk {
  walk: {
    controls: Element[];
    reached: Set<Element>;
    unseen: HTMLElement[];
    unmarked: Element[];
    isSeen: (control: Element) => boolean;
  };
}

/**
 * Goes through a whole page by Tab, from its beginning, with everything open that opens by a click.
 * The burger's menu stays closed, because what is behind it cannot be reached then. The page needs reduced motion,
 * or it would still glide to a control when the next one is reached.
 */
export async function walkByKeyboard(page: Page): Promise<KeyboardFaults> {
  const count = await page.evaluate(watchFocus);
  const client = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  // Some further ones, for what takes the focus without being a control. Keys keep their order, so none is
  // awaited, which takes a third of the time.
  await Promise.all(
    Array.from({ length: count + 5 }, async () => {
      await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
      await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab });
    }),
  );
  await client.detach();
  return page.evaluate(async () => {
    const { controls, reached, unseen, unmarked, isSeen } = (window as unknown as WithWalk).walk;
    const stillUnseen: Element[] = [];
    for (const control of unseen) {
      control.focus();
      // The call bar, for one, needs a moment to get out of the way.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      if (!isSeen(control)) stillUnseen.push(control);
    }
    const list = (all: Element[]) => all.map(({ outerHTML }) => outerHTML.slice(0, 100));
    return {
      unreached: list(controls.filter((control) => !reached.has(control))),
      unseen: list(stillUnseen),
      unmarked: list(unmarked),
    };
  });
}

/** Runs in the page: opens what is folded, and looks at each control when the next key is pressed. */
function watchFocus(): number {
  const selector = "a[href], button, input, select, textarea, summary";
  for (const fold of document.querySelectorAll("details")) {
    fold.open ||= fold.closest("header") === null;
  }
  const isFixed = (element: Element): boolean =>
    getComputedStyle(element).position === "fixed" ||
    (element.parentElement !== null && isFixed(element.parentElement));
  const takesFocus = (element: Element) => {
    const isOneOfRadios = element.matches("[type=radio]:not(:checked)");
    const isOut = element.matches("[tabindex='-1'], :disabled, [inert] *, [type=hidden]");
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return isShown && element.getClientRects().length > 0 && !isOneOfRadios && !isOut;
  };
  // The call bar hides while a form is in view, which may be when its turn comes.
  const controls = [...document.querySelectorAll(selector)].filter(
    (element) => takesFocus(element) && !isFixed(element),
  );

  /** Whether a part of a control is in the window, and under nothing else. */
  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // Names on a map may lie over each other.
    const whole = element.closest("svg") ?? element;
    return [0.5, 0.25, 0.75].some((part) => {
      const x = start + (end - start) * part;
      const y = above + (below - above) * part;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (whole.contains(hit) || hit.contains(whole));
    });
  };

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const colourOf = (css: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = css.match(/[\d.]+/g)?.map(Number) ?? [];
    return [red, green, blue, alpha];
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** WCAG's contrast of two colours, from 1 to 21. */
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const white: Colour = [255, 255, 255, 1];
  const groundOf = (element: Element | null): Colour => {
    if (!element) return white;
    const ground = colourOf(getComputedStyle(element).backgroundColor);
    return ground[3] === 1 ? ground : groundOf(element.parentElement);
  };
  /** An outline of 2 px at least that has 3:1 to the page around it, or to the ring inside of it. */
  const isOutlined = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
      element,
      pseudo,
    );
    const colour = colourOf(outlineColor);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2 || colour[3] < 1) return false;
    const shadows = boxShadow.match(/rgba?\([^)]*\)[^r]*/g) ?? [];
    const rings = shadows.filter((shadow) => !shadow.includes("inset"));
    const grounds = [groundOf(element.parentElement), ...rings.map(colourOf)];
    return grounds.some((ground) => contrast(colour, ground) >= 3);
  };
  /** A name on the map is framed by a rectangle of its own; a comparison's line is marked at its handle. */
  const isMarked = (element: Element) => {
    const frame = element.querySelector(":scope > rect");
    if (frame) return parseFloat(getComputedStyle(frame).strokeWidth) >= 2;
    const handle = element.matches("[type=range]") ? element.nextElementSibling : null;
    return handle ? isOutlined(handle, "::after") : isOutlined(element);
  };

  const reached = new Set<Element>();
  const unseen: Element[] = [];
  const unmarked: Element[] = [];
  // Not on focus: by the next key, the browser has scrolled to the control.
  const look = () => {
    const { activeElement: element } = document;
    if (!element?.matches(selector) || reached.has(element)) return;
    reached.add(element);
    if (!isSeen(element)) unseen.push(element);
    if (!isMarked(element)) unmarked.push(element);
  };
  addEventListener("keydown", look, { capture: true });
  Object.assign(window, { walk: { controls, reached, unseen, unmarked, isSeen } });
  return controls.length;
}
