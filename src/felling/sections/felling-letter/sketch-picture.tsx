import type { PointerEvent } from "react";
import { boxOf, nameOf, sentenceOf, type Sketch, type Thing } from "../../sketch";
import * as styles from "./letter-form.module.css";

interface SketchPictureProps {
  sketch: Sketch;
  words: Queries.SketchFieldFragment;
  /** Called when a pointer takes a thing. */
  onTake?: (thing: number) => void;
  /** Called while a pointer moves a thing. */
  onMove?: (thing: number, to: Partial<Thing>) => void;
}

/** The length of the picture's edge in its own units. */
const EDGE = 100;

/** A sketch with its sentences beside it, for paper. */
export function DrawnSketch({ sketch, words }: Pick<SketchPictureProps, "sketch" | "words">) {
  return (
    <div className={styles.drawn}>
      <SketchPicture sketch={sketch} words={words} />
      <ul>
        {sketch.things.map((thing) => (
          <li key={thing.id}>{sentenceOf(thing, sketch, words)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A sketch seen from above. Pointers may move its things; who uses none has the list of sentences. */
export function SketchPicture({ sketch, words, onTake, onMove }: SketchPictureProps) {
  const { size } = sketch;
  const scale = EDGE / size;
  // Trees come last: they are what the letter is about, and nothing shall cover them.
  const isTree = ({ kind }: Thing) => kind === "tree";
  const things = [...sketch.things].sort((a, b) => Number(isTree(a)) - Number(isTree(b)));
  const move = (thing: Thing) => (event: PointerEvent<SVGGElement>) => {
    const { currentTarget, clientX, clientY, pointerId } = event;
    const picture = currentTarget.ownerSVGElement;
    if (!picture || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width } = picture.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top].map((value) => (value / width) * size);
    const isHouse = thing.kind === "house";
    onMove?.(thing.id, {
      x: (x ?? 0) - (isHouse ? thing.width / 2 : 0),
      y: (y ?? 0) - (isHouse ? thing.depth / 2 : 0),
    });
  };
  return (
    <svg className={styles.picture} viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true">
      {things.map((thing) => (
        <g
          key={thing.id}
          className={onMove && styles.movable}
          data-kind={thing.kind}
          onPointerDown={(event) => {
            if (!onMove) return;
            // Otherwise the browser would take the focus away again.
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            onTake?.(thing.id);
          }}
          onPointerMove={onMove && move(thing)}
        >
          <ThingShape thing={thing} size={size} scale={scale} name={nameOf(thing, words)} />
        </g>
      ))}
      <g className={styles.compass}>
        <path d="M95 14V4l-2 3m2-3 2 3" />
        <text x={95} y={18} textAnchor="end">
          {words.north}
        </text>
      </g>
    </svg>
  );
}

interface ThingShapeProps {
  thing: Thing;
  size: number;
  /** Units of the picture in a metre. */
  scale: number;
  name: string;
}

function ThingShape({ thing, size, scale, name }: ThingShapeProps) {
  const { west, north, east, south } = boxOf(thing, size);
  const [x, y] = [west * scale, north * scale];
  const [width, height] = [(east - west) * scale, (south - north) * scale];
  const centre = x + width / 2;
  const isTree = thing.kind === "tree";
  // Words beside what stands near an edge go on towards the middle.
  const anchor = centre < 20 ? "start" : centre > 80 ? "end" : "middle";
  return (
    <>
      {/* wide enough for a finger */}
      <rect className={styles.grip} x={x - 5} y={y - 5} width={width + 10} height={height + 10} />
      {isTree ? (
        <>
          <circle className={styles.crown} cx={x} cy={y} r={4} />
          <circle className={styles.trunk} cx={x} cy={y} r={1} />
        </>
      ) : (
        <rect className={styles.shape} x={x} y={y} width={width} height={height} />
      )}
      <text x={centre} y={isTree ? y + 8 : y + height / 2 + 1.2} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}
