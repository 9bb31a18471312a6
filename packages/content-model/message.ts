/** Placeholders that follow from what a problem is about, and the one that a message may lack. */
type Given = "thing" | "field" | "value" | "inside" | "guess";

/** A parameter for each placeholder; nothing with a blank in it is one: „nawias „{””. */
type Params<Text, Written> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Params<Rest, Written> &
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
 * @typeParam Written what such a placeholder takes, by its way of writing; a number or a word elsewhere
 */
export type MessageOf<Table, Written = object> = {
  [Code in keyof Table]: object extends Params<Table[Code], Written>
    ? { code: Code; params?: Params<Table[Code], Written> }
    : { code: Code; params: Params<Table[Code], Written> };
}[keyof Table];
