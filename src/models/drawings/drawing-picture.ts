import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { colours } from "../../styles/colours";
import { FIELD } from "../../utils/drawing-field";
import type { DrawingLine, Role } from "./read-drawing";

/** How wide a drawing is shown. On a small one lines of the usual width would be hairs. */
export type DrawingSize = "usual" | "small";

interface Look {
  colour: string;
  /** In units of the field. */
  width: Record<DrawingSize, number>;
}

const thing: Look = { colour: colours.link, width: { usual: 2, small: 3 } };
const measure: Look = { colour: colours.text, width: { usual: 1.5, small: 1.5 } };

/** How a line looks, by what it stands for. */
const looks: Record<Role, Look> = {
  accent: { colour: colours.action, width: { usual: 6, small: 7 } },
  cord: { colour: colours.actionEdge, width: { usual: 3, small: 3 } },
  growth: { ...thing, colour: colours.numeral },
  soil: { ...thing, colour: colours.actionEdge },
  inner: thing,
  outer: { ...thing, width: { usual: 3, small: 4 } },
  guide: measure,
  measure,
};

/** Around the accent, since yellow alone is too pale on light grounds. */
const accentEdge: Look = { colour: colours.actionEdge, width: { usual: 9, small: 11 } };

/** The text of an SVG file with the lines of a drawing, in the colours and widths of what they stand for. */
export function pictureOf(lines: readonly DrawingLine[], size: DrawingSize): string {
  const drawn = lines.flatMap(({ role, d }) => [
    ...(role === "accent" ? [pathOf(d, accentEdge, size)] : []),
    pathOf(d, looks[role], size, role === "guide" ? ' stroke-dasharray="6"' : ""),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD.width} ${FIELD.height}"`,
    ` fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</svg>`,
  ].join("");
}

// Attributes, since a style sheet in it would need a permission of the Content-Security-Policy.
const pathOf = (d: string, { colour, width }: Look, size: DrawingSize, more = "") =>
  `<path stroke="${colour}" stroke-width="${width[size]}"${more} d="${d}"/>`;

const md5 = (text: string | Buffer) => createHash("md5").update(text).digest("hex");

/**
 * Writes a picture into the built site, under a name that changes with it, so that browsers may keep it for ever. It lies
 * where Gatsby puts what it makes of a file of the content, and goes with that file.
 * @param source the drawing's file in the content
 * @returns its address
 */
export function writePicture(source: string, svg: string, folder = "public"): string {
  const name = `${path.basename(source, ".svg")}-${md5(svg).slice(0, 8)}.svg`;
  const address = `/static/${md5(readFileSync(source))}/${name}`;
  const file = path.join(folder, address);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  return address;
}
