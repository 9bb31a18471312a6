import { BOOT, trunkRadius } from "../../../components/trunk/trunk-shapes";
import * as styles from "./girth-field.module.css";

/** On the empty picture beside the girth's note. */
export const TRUNK = "data-trunk";

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
  const trunk = circle(styles.trunk, DRAWN_GIRTH);
  const rings = limits.map((limit) => circle(styles.limit, limit));
  const boot = shape("path", { d: BOOT });
  picture.replaceChildren(trunk, ...rings, boot);
  const grow = (girth = 0) => (trunk.style.scale = String(girth / DRAWN_GIRTH));
  grow();
  return grow;
}

const circle = (name: string | undefined, girth: number) =>
  shape("circle", { class: name, r: trunkRadius(girth) });

function shape<Name extends "circle" | "path">(
  name: Name,
  attributes: Record<string, string | number | undefined>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
