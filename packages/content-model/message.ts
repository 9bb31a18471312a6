import type { PlacedValue } from "./check/subject";
import type { ModelRecord } from "./model";

/** Placeholders that follow from what a problem is about, and the one that a message may lack. */
type Given = "thing" | "field" | "value" | "inside" | "guess";

/** What a placeholder takes that says how its value is written. */
interface Written {
  place: PlacedValue;
  file: ModelRecord;
}

/** A parameter for each placeholder; nothing with a blank in it is one: „nawias „{”” . */
type Params<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Params<Rest> &
      (Inner extends Given | `${string} ${string}`
        ? object
        : Inner extends `${infer Name}|${infer How}`
          ? Record<Name, How extends keyof Written ? Written[How] : string | number>
          : Record<Inner, string | number>)
  : { guess?: string };

/**
 * The messages of a table, as data: a code, and a parameter for each placeholder in its text. A text is three
 * lines: what is wrong; what to do; and what to do where the name that was meant can be guessed. After a bar, a
 * placeholder says how its value is written: as a place, a file, a photo, or a number with the forms of its noun.
 */
export type MessageOf<Table> = {
  [Code in keyof Table]: object extends Params<Table[Code]>
    ? { code: Code; params?: Params<Table[Code]> }
    : { code: Code; params: Params<Table[Code]> };
}[keyof Table];
