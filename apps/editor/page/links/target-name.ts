import type { LinkTarget } from "../../shared/contract";

/**
 * What a link leads to, by its name: `Łeba`, `e-mail biuro@lasy.pl`.
 * @param targets the pages and files of the site
 */
export function targetName(href: string, targets: readonly LinkTarget[]): string {
  const [, kind, rest = ""] = /^(mailto|tel|https?):(?:\/\/)?(.*)$/.exec(href) ?? [];
  if (kind === "mailto") return `e-mail ${rest}`;
  if (kind === "tel") return `telefon ${rest}`;
  if (kind !== undefined) return `inna witryna: ${rest}`;
  const [address, place] = href.split("#");
  if (address === "") return "miejsce na tej samej stronie";
  const label = targets.find((target) => target.address === address)?.label;
  if (label === undefined) return href;
  return place === undefined ? label : `${label}, miejsce na tej stronie`;
}
