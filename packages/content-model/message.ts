/** What stands in braces in a text. A blank is in none: „nawias „{”” is no placeholder. */
type Placeholder<Text> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${string} ${string}` ? never : Inner) | Placeholder<Rest>
  : never;

/** Placeholders that follow from what a problem is about. */
type OfSubject = "thing" | "value" | "inside" | "within";

type NameOf<Inner> = Inner extends `${infer Name}|${string}` ? Name : Inner;

type ValueOf<Inner, Place> = Inner extends `${string}|${"place" | "file"}`
  ? Place
  : string | number;

type Params<Text, Place> = {
  [Inner in Placeholder<Text> as Exclude<NameOf<Inner>, OfSubject | "guess">]: ValueOf<
    Inner,
    Place
  >;
} & { guess?: string };

/**
 * The messages of a table, as data: a code, and a parameter for each placeholder in its text. A text is three
 * lines: what is wrong; what to do; and what to do where the name that was meant can be guessed. A placeholder may
 * say after a bar how its value is to be written.
 */
export type MessageOf<Table, Place = never> = {
  [Code in keyof Table]: object extends Params<Table[Code], Place>
    ? { code: Code; params?: Params<Table[Code], Place> }
    : { code: Code; params: Params<Table[Code], Place> };
}[keyof Table];
