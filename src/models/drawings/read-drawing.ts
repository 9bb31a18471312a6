import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { count } from "gatsby-plugin-typed-content";
import { FIELD } from "../../utils/drawing-field";

/** What a line stands for, which decides its colour and width; drawn in this order. */
export const ROLES = [
  "accent",
  "cord",
  "growth",
  "soil",
  "inner",
  "outer",
  "guide",
  "measure",
] as const;

/**
 * What a line stands for. `accent`: what the drawing is about, at most once, in yellow. `cord`: ropes
 * and strings. `growth`: leaves, grass and roots. `soil`: chips and earth. `inner` and `outer`: the forms of things.
 * `guide`: a dashed line that nobody can touch. `measure`: how long something is.
 */
export type Role = (typeof ROLES)[number];

const ANCHORS = ["start", "middle", "end"] as const;

/** Where a word stands: the end of its baseline that `anchor` names. */
export interface WordPlace {
  x: number;
  y: number;
  anchor: (typeof ANCHORS)[number];
}

/** All lines of a drawing that stand for the same kind of thing. */
export interface DrawingLine {
  role: Role;
  /** The path (SVG 2, 9.3), in units of the field. */
  d: string;
}

/** A drawing as its file has it. */
export interface DrawingShapes {
  /** In the order in which they are drawn. */
  lines: DrawingLine[];
  words: WordPlace[];
}

/** More letters than these in all paths make the pages heavy that show the drawing. */
const MOST_LETTERS = 10_000;

/** A mistake in the file of a drawing, in words for editors. */
export class DrawingProblem extends Error {
  constructor(
    readonly problem: string,
    readonly remedy: string,
  ) {
    super(`${problem} ${remedy}`);
  }
}

/** Where the file of a drawing is, below the content folder. */
export const placeOfDrawing = (slug: string) => `drawings/${slug}.svg`;

/**
 * Reads the drawing of a name.
 * @param folder the content folder
 * @throws DrawingProblem where there is no such file, or it has what pages cannot show
 */
export function readDrawing(slug: string, folder = path.resolve("content")): DrawingShapes {
  const file = path.join(folder, placeOfDrawing(slug));
  // A name with a slash could lead out of the folder.
  const isFile = /^[a-z0-9-]+$/.test(slug) && existsSync(file);
  if (!isFile) {
    throw new DrawingProblem(
      `Nie ma pliku content/${placeOfDrawing(slug)}.`,
      "Popraw nazwę albo dodaj plik o tej nazwie.",
    );
  }
  return parseDrawing(slug, readFileSync(file, "utf8"));
}

/**
 * The lines and places of words in the text of an SVG file. Only what the component draws may be in it: `path` with a
 * role as its class, `text` with the number of a word, comments.
 * @throws DrawingProblem
 */
export function parseDrawing(slug: string, svg: string): DrawingShapes {
  const fault = (problem: string, remedy: string) =>
    new DrawingProblem(`Plik content/${placeOfDrawing(slug)} ${problem}.`, remedy);
  const root = parse(svg).querySelector("svg");
  const field = `0 0 ${FIELD.width} ${FIELD.height}`;
  if (root?.getAttribute("viewBox") !== field) {
    throw fault(`nie jest rysunkiem w polu „${field}”`, `Zapisz go z viewBox="${field}".`);
  }
  const elements = root.childNodes.filter(
    (node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE,
  );
  const paths = new Map<Role, string>();
  const words: WordPlace[] = [];
  for (const element of elements) {
    if (element.rawTagName === "path") {
      const role = ROLES.find((each) => each === element.getAttribute("class"));
      if (!role) {
        throw fault("ma linię bez znanej roli", `Dopisz class, jedną z: ${ROLES.join(", ")}.`);
      }
      paths.set(role, (paths.get(role) ?? "") + pathOf(element, fault));
    } else if (element.rawTagName === "text") {
      words.push(wordOf(element, fault));
    } else {
      throw fault(
        `ma element „${element.rawTagName}”`,
        "Zostaw tylko path i text, bez grup i przekształceń.",
      );
    }
  }
  const letters = [...paths.values()].join("").length;
  if (letters > MOST_LETTERS) {
    throw fault(
      `ma linie długie na ${count(letters, "znak", "znaki", "znaków")}`,
      `Narysuj go prościej; linie mogą mieć ${MOST_LETTERS} znaków.`,
    );
  }
  const lines = ROLES.flatMap((role) => {
    const d = paths.get(role);
    return d === undefined ? [] : [{ role, d }];
  });
  return { lines, words };
}

type Fault = (problem: string, remedy: string) => DrawingProblem;

/** A number of a path (SVG 2, 9.3.9), which needs no blank before its sign or its second point. */
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;

/** How programs that make files small begin a path: its first point is where it says, the others are seen from there. */
const RELATIVE_START = new RegExp(`^m ?(${NUMBER})[ ,]*(${NUMBER})(?:[ ,]*([\\d.+-]))?`);

/** The data of a path on one line, from its own point on, wherever another path of its role has ended. */
function pathOf(element: HTMLElement, fault: Fault): string {
  const data = (element.getAttribute("d") ?? "")
    .trim()
    .replaceAll(/\s+/g, " ")
    // An `e` belongs to its number.
    .replaceAll(/ (?=[a-df-z])/gi, "")
    .replace(RELATIVE_START, (_, x: string, y: string, next?: string) => {
      return `M${x} ${y}${next ? `l${next}` : ""}`;
    });
  if (!/^M[\d\s.,eMmLlHhVvCcSsQqTtAaZz+-]*$/.test(data)) {
    throw fault("ma linię, której nie da się narysować", "Popraw atrybut d tej linii.");
  }
  return data;
}

function wordOf(element: HTMLElement, fault: Fault): WordPlace {
  const x = Number(element.getAttribute("x") ?? NaN);
  const y = Number(element.getAttribute("y") ?? NaN);
  const anchor = ANCHORS.find((each) => each === (element.getAttribute("text-anchor") ?? "start"));
  const isInside = x >= 0 && x <= FIELD.width && y >= 16 && y <= FIELD.height - 4;
  if (!isInside || !anchor) {
    throw fault(
      "ma napis poza polem",
      `Daj mu x od 0 do ${FIELD.width} i y od 16 do ${FIELD.height - 4}.`,
    );
  }
  return { x, y, anchor };
}
