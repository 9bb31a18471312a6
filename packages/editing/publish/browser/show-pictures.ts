import { element } from "../../browser/element";
import type { PagePicture } from "../differences/pictures";

const WIDTHS: Record<number, string> = { 390: "na telefonie", 1440: "na komputerze" };

/**
 * The pages as they looked and will look.
 * @param others changed pages without pictures
 * @param isPrepared the pictures have been taken, if there are any
 * @param version tells them apart from earlier ones of the same names
 */
export function pictureList(
  pictures: readonly PagePicture[],
  others: readonly string[],
  isPrepared: boolean,
  version: string,
): Node[] {
  if (pictures.length === 0) {
    const words = isPrepared
      ? "Tym razem nie ma zrzutów ekranu. Powód podaje ostatni krok sprawdzania."
      : "Zrzuty ekranu zmienionych stron pojawią się tu po sprawdzeniu.";
    return [element("p", {}, words)];
  }
  const shown = pictures.map(({ page, width, before, after }) => {
    const name = page === "/" ? "Strona główna" : `Strona ${page}`;
    const where = `${name}, ${WIDTHS[width] ?? `szerokość ${width}`}`;
    const figure = (when: string, file: string | undefined) => {
      const alt = `${where}, ${when.toLowerCase()}`;
      const src = `/admin/opublikuj/pictures/${file}?${version}`;
      const inside = file
        ? element("img", { src, alt })
        : element("p", {}, "Tej strony jeszcze nie było.");
      return element("figure", {}, element("figcaption", {}, when), inside);
    };
    return element(
      "article",
      { class: "pictures", "data-width": String(width) },
      element("h3", {}, where),
      figure("Było", before),
      figure("Będzie", after),
    );
  });
  if (others.length === 0) return shown;
  const rest = element(
    "article",
    {},
    element("h3", {}, "Pozostałe zmienione strony"),
    element("p", {}, "Nie ma ich na zrzutach ekranu. Tu zobaczysz je takie, jakie będą."),
    element(
      "ul",
      {},
      ...others.map((page) => element("li", {}, element("a", { href: page }, page))),
    ),
  );
  return [...shown, rest];
}
