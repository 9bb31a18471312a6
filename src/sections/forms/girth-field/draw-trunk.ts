import * as styles from "./girth-field.module.css";

/** On the empty picture beside the girth's note. */
export const TRUNK = "data-trunk";

/**
 * The picture's coordinates, in centimetres: a trunk seen from above, with its middle at 0, 0, where its scale leaves it,
 * and to its right the sole of a boot of 30 cm.
 */
export const TRUNK_VIEW = "-24 -24 62 48";
const SOLE =
  "M30.6-15c3.6 0 5 5 4.6 10-.3 3-1.2 4-1 8 .3 6-.4 12-3.6 12s-4-6-3.6-12c.2-4-.7-5-1-8-.5-5 1-10 4.6-10zM26.7 5.5h7.8";

/** The radius of a trunk, in the unit of its girth. */
const radius = (girth: number) => girth / (2 * Math.PI);

/** The trunk's size before it is scaled. */
const DRAWN_GIRTH = 100;

/**
 * Draws a trunk as thick as its girth into an empty SVG, between rings at the girths from which a formality may be needed.
 * @param limits girths in centimetres
 * @returns a function that lets the trunk grow to a girth in centimetres, or go
 */
export function drawTrunk(
  picture: Element,
  limits: readonly number[],
): (girth: number | undefined) => void {
  const trunk = circle(styles.trunk, radius(DRAWN_GIRTH));
  const rings = limits.map((limit) => circle(styles.limit, radius(limit)));
  const boot = shape("path", { d: SOLE });
  picture.replaceChildren(trunk, ...rings, boot);
  const grow = (girth = 0) => (trunk.style.scale = String(girth / DRAWN_GIRTH));
  grow();
  return grow;
}

const circle = (name: string | undefined, r: number) =>
  shape("circle", { class: name, r: r.toFixed(1) });

function shape<Name extends "circle" | "path">(
  name: Name,
  attributes: Record<string, string | number | undefined>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
