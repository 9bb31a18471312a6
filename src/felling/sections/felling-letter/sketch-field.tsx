import { graphql } from "gatsby";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../components/button/button";
import { RadioField } from "../../../components/radio-field/radio-field";
import { fillIn } from "../../../utils/text/fill-in";
import {
  add,
  change,
  isLine,
  isUpright,
  LONGEST_NAME,
  MOST_THINGS,
  moveBy,
  nameOf,
  remove,
  resize,
  sentenceOf,
  SIDES,
  SIZES,
  type Sketch,
  type Thing,
  THINGS,
} from "../../sketch";
import { SketchPicture } from "./sketch-picture";
import * as styles from "./letter-form.module.css";

interface SketchFieldProps {
  words: Queries.SketchFieldFragment;
  sketch: Sketch;
  onChange: (sketch: Sketch) => void;
}

/** The choice of an empty frame or a sketch, which is drawn by pointer, by keys and by sliders. */
export function SketchField({ words, sketch, onChange }: SketchFieldProps) {
  const id = useId();
  const [said, say] = useState("");
  const itemOf = (thing: number) => document.getElementById(`${id}-${thing}`);
  const put = (next: Sketch, thing?: number) => {
    const changed = next.things.find((each) => each.id === thing);
    say(changed ? sentenceOf(changed, next, words) : "");
    onChange(next);
  };
  const drop = (thing: Thing) => {
    const next = remove(sketch, thing.id);
    onChange(next);
    say(fillIn(words.removed, { name: nameOf(thing, words) }));
    const neighbour = next.things.at(-1);
    (neighbour ? itemOf(neighbour.id) : document.getElementById(id))?.focus();
  };
  return (
    <RadioField name="drawing" label={words.heading} options={[words.byHand, words.here]}>
      <div className={`flow ${styles.drawing}`} id={id} tabIndex={-1}>
        <p className="small quiet">{words.intro}</p>
        <div className="row">
          {THINGS.map((kind) => (
            <Button
              key={kind}
              type="button"
              variant="line"
              size="small"
              disabled={sketch.things.length >= MOST_THINGS}
              onClick={() => {
                const next = add(sketch, kind);
                put(next, next.things.at(-1)?.id);
              }}
            >
              {words.things[kind].add}
            </Button>
          ))}
        </div>
        <SketchPicture
          sketch={sketch}
          words={words}
          onTake={(thing) => itemOf(thing)?.focus({ preventScroll: true })}
          onMove={(thing, to) => put(change(sketch, thing, to), thing)}
        />
        <ul className={styles.things}>
          {sketch.things.map((thing) => (
            <li key={thing.id}>
              <ThingFold
                id={`${id}-${thing.id}`}
                thing={thing}
                sketch={sketch}
                words={words}
                onChange={(to) => put(change(sketch, thing.id, to), thing.id)}
                onRemove={() => drop(thing)}
              />
            </li>
          ))}
        </ul>
        <Slider
          words={words.size}
          value={sketch.size}
          {...SIZES}
          onChange={(size) => put(resize(sketch, size))}
        />
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    </RadioField>
  );
}

interface ThingFoldProps {
  id: string;
  thing: Thing;
  sketch: Sketch;
  words: Queries.SketchFieldFragment;
  onChange: (to: Partial<Thing>) => void;
  onRemove: () => void;
}

/** A thing as a sentence; arrows move it and Delete removes it. Opened, it has sliders and a name. */
function ThingFold({ id, thing, sketch, words, onChange, onRemove }: ThingFoldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveBy(event.key, thing);
    if (to) onChange(to);
    else if (event.key === "Delete") onRemove();
    else return;
    event.preventDefault();
  };
  const { size } = sketch;
  const slider = (key: "x" | "y" | "width" | "depth", text: string, least = 0) => (
    <Slider
      words={text}
      value={thing[key]}
      least={least}
      most={size}
      step={0.5}
      onChange={(value) => onChange({ [key]: value })}
    />
  );
  const isHouse = thing.kind === "house";
  return (
    <details className="fold">
      <summary id={id} onKeyDown={onKeyDown}>
        {sentenceOf(thing, sketch, words)}
      </summary>
      <div className="flow">
        {isLine(thing) && (
          <label className={styles.label}>
            {words.onSide}{" "}
            <select
              value={thing.side}
              onChange={({ target }) => {
                const side = SIDES.find((each) => each === target.value);
                if (side) onChange({ side });
              }}
            >
              {SIDES.map((side) => (
                <option key={side} value={side}>
                  {words.sides[side]}
                </option>
              ))}
            </select>
          </label>
        )}
        {(!isLine(thing) || isUpright(thing)) && slider("x", words.fromWest)}
        {(!isLine(thing) || !isUpright(thing)) && slider("y", words.fromNorth)}
        {isHouse && slider("width", words.width, 2)}
        {isHouse && slider("depth", words.depth, 2)}
        <label className={styles.label}>
          {words.ownName}{" "}
          <input
            value={thing.name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </label>
        <Button type="button" variant="line" size="small" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </details>
  );
}

interface SliderProps {
  /** Its label with `{metres}`. */
  words: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ words, value, least, most, step, onChange }: SliderProps) {
  return (
    <label className={styles.label}>
      {fillIn(words, { metres: value.toLocaleString("pl") })}
      <input
        className={styles.slider}
        type="range"
        value={value}
        min={least}
        max={most}
        step={step}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

export const query = graphql`
  fragment SketchThing on SketchThing {
    add
    name
    of
  }
  fragment SketchField on FellingSketch {
    heading
    byHand
    here
    intro
    things {
      tree {
        ...SketchThing
      }
      house {
        ...SketchThing
      }
      border {
        ...SketchThing
      }
      street {
        ...SketchThing
      }
    }
    ownName
    fromWest
    fromNorth
    width
    depth
    size
    onSide
    sides {
      north
      east
      south
      west
    }
    remove
    removed
    near
    away
    along
    alone
    north
  }
`;
