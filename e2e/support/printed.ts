import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";

/** The kinds of parts that a sheet is read for. */
type Kind = "heading" | "picture" | "text";

/** Where a part of a page stands on one sheet, from the sheet's top (0) to its foot (1). */
interface Printed {
  part: number;
  sheet: number;
  top: number;
  bottom: number;
}

/** What follows the parts' numbers in the addresses by which a PDF tells where they stand. */
const address = "part:";

/** Lays a link over each part that is printed, since a PDF says of links where they are. @returns what the parts are */
const layLinks = (page: Page) =>
  page.evaluate((start) => {
    const kindOf = (element: Element): Kind =>
      element.matches("h1, h2, h3, h4")
        ? "heading"
        : element.matches("picture, svg")
          ? "picture"
          : "text";
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 30 && height > 10;
    };
    return [
      ...document.querySelectorAll(
        "h1, h2, h3, h4, p, li, dd, th, td, label, legend, a:not(:is(h1, h2, h3, h4, p, li, dd, th, td) a), picture, main svg",
      ),
    ]
      .filter(
        (element) =>
          isShown(element) && ![...element.querySelectorAll("p, li, h3, picture")].some(isShown),
      )
      .map((element, number) => {
        const link = document.createElement("a");
        link.href = start + number;
        link.style.cssText = "position: absolute; inset: 0";
        const place = element instanceof HTMLElement ? element : element.parentElement;
        if (place && getComputedStyle(place).position === "static")
          place.style.position = "relative";
        place?.append(link);
        return { kind: kindOf(element), words: element.textContent?.trim().slice(0, 40) ?? "" };
      });
  }, address);

/** Prints a page as its visitors do, and reads from the PDF where its parts stand. */
export async function print(page: Page) {
  await page.emulateMedia({ media: "print" });
  const parts = await layLinks(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  await page.emulateMedia({ media: null });
  const sheets = (await PDFDocument.load(pdf)).getPages();
  const places = sheets.flatMap((sheet, number) => {
    const links = sheet.node.Annots()?.asArray() ?? [];
    return links.flatMap((reference): Printed[] => {
      const link = sheet.doc.context.lookup(reference, PDFDict);
      const uri = link
        .lookupMaybe(PDFName.of("A"), PDFDict)
        ?.lookupMaybe(PDFName.of("URI"), PDFString);
      const text = uri?.asString() ?? "";
      if (!text.startsWith(address)) return [];
      const [, y1 = 0, , y2 = 0] = link
        .lookup(PDFName.of("Rect"), PDFArray)
        .asArray()
        .map((value) => (value instanceof PDFNumber ? value.asNumber() : 0));
      const height = sheet.getHeight();
      const place = { top: 1 - Math.max(y1, y2) / height, bottom: 1 - Math.min(y1, y2) / height };
      return [{ part: Number(text.slice(address.length)), sheet: number, ...place }];
    });
  });
  return { sheets: sheets.length, parts, places };
}

/** The part of a sheet's height that its margins take at one end, with some room for a line. */
const margin = 0.1;

/** What a reader of the printed page would call wrong, one line each. */
export function printFaults({
  sheets,
  parts,
  places,
}: Awaited<ReturnType<typeof print>>): string[] {
  const sheetsOf = (part: number) => [
    ...new Set(places.filter((place) => place.part === part).map(({ sheet }) => sheet)),
  ];
  const cut = parts.flatMap(({ kind }, part) =>
    kind === "picture" && sheetsOf(part).length > 1 ? [`picture ${part} is cut`] : [],
  );
  const printed = parts
    .map((part, number) => ({ ...part, on: sheetsOf(number) }))
    .filter(({ on }) => on.length > 0);
  const alone = printed.flatMap(({ kind, words, on }, index) => {
    const [next = 0] = printed[index + 1]?.on ?? [];
    return kind === "heading" && next > Math.max(...on)
      ? [`„${words}” stands alone at a foot`]
      : [];
  });
  const blank = Array.from({ length: sheets }, (_, sheet) => {
    const on = places.filter((place) => place.sheet === sheet).sort((a, b) => a.top - b.top);
    let filled = margin;
    let widest = 0;
    for (const { top, bottom } of on) {
      widest = Math.max(widest, top - filled);
      filled = Math.max(filled, bottom);
    }
    const isLast = sheet === sheets - 1;
    return [
      widest > 0.3 && `sheet ${sheet + 1} has a blank part of ${Math.round(widest * 100)} %`,
      !isLast &&
        filled < (sheet === 0 ? 0.5 : 0.3) &&
        `sheet ${sheet + 1} ends at ${Math.round(filled * 100)} %`,
    ].filter((fault) => fault !== false);
  }).flat();
  return [...cut, ...alone, ...blank];
}
