import type { Page } from "@playwright/test";
import sharp from "sharp";
import { untilStill } from "./helpers";

interface Mark {
  html: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn rather than written, with its place: pictures of lines, fields, and boxes that hold nothing but a colour. */
const drawnMarks = (page: Page): Promise<Mark[]> =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => {
      const { backgroundColor, maskImage } = getComputedStyle(element);
      return (
        element.matches("svg, input, select, textarea") ||
        (element.matches(":empty") && (!backgroundColor.endsWith(", 0)") || maskImage !== "none"))
      );
    };
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) => isDrawn(element) && !element.matches("svg *, picture *, .photo *, iframe"),
      )
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          html: element.outerHTML.slice(0, 120),
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
        };
      })
      .filter(({ width, height, x, y }) => width > 2 && height > 2 && x >= 0 && y >= 0);
  });

/** Drawings are fetched where they come into view, which a picture of the whole page does not wait for. */
const untilDrawingsAreThere = (page: Page) =>
  page.evaluate(async () => {
    const drawings = [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')];
    for (const drawing of drawings) drawing.loading = "eager";
    await Promise.all(drawings.map((drawing) => drawing.decode()));
  });

/** What is drawn on a page, but not seen by whoever forces colours of their own; by the beginning of its HTML. */
export async function lostInForcedColours(
  page: Page,
  colorScheme: "dark" | "light" = "dark",
): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active", colorScheme });
  await untilDrawingsAreThere(page);
  await untilStill(page);
  const marks = await drawnMarks(page);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, scale: "css" }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  /** How far the darkest and the lightest point of a place and its edge are apart, of 255. */
  const contrast = ({ x, y, width, height }: Mark) => {
    let [least, most] = [255, 0];
    const [right, bottom] = [
      Math.min(info.width, x + width + 2),
      Math.min(info.height, y + height + 2),
    ];
    for (let row = Math.max(0, Math.floor(y) - 2); row < bottom; row += 1) {
      for (let column = Math.max(0, Math.floor(x) - 2); column < right; column += 1) {
        const value = data[(row * info.width + column) * info.channels] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    return most - least;
  };
  return marks
    .filter(({ x, y }) => x < info.width && y < info.height)
    .filter((mark) => contrast(mark) < 100)
    .map(({ html, y }) => `${html} at ${Math.round(y)} px`);
}
