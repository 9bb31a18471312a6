/** A choice in a menu of the editing page. */
export interface Choice {
  label: string;
  value: string;
}

/** A field of Decap's configuration (https://decapcms.org/docs/widgets), as far as it is used here. */
export interface DecapField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "image" | "object" | "list";
  required: boolean;
  hint?: string;
  /** How many letters a text has at least and at most, where the form counts them. */
  letters?: [least: number, most: number];
  /** Values that are proposed while somebody types. */
  proposals?: string[];
  default?: unknown;
  /** Whether a photo may be one from the internet. */
  choose_url?: boolean;
  value_type?: "float";
  options?: Choice[];
  media_folder?: string;
  public_folder?: string;
  label_singular?: string;
  collapsed?: boolean;
  field?: DecapField;
  fields?: DecapField[];
}
