import { comparable } from "@typed-site/utils";
import { count } from "gatsby-plugin-typed-content/browser";
import type { FormField } from "../../shared/contract";
import { valuesIn } from "../fields/values-in";
import type { FieldPath } from "./form-state";

interface CopiedSentencesProps {
  form: FormField;
  /** What the form held at first: the values of the entry that was copied. */
  copied: unknown;
  /** What it holds now. */
  data: unknown;
  /** Shows a field. */
  onShow: (path: FieldPath) => void;
}

/** A shorter line is a name, not a sentence. */
const FEWEST_WORDS = 4;

/** Says of a copied entry which sentences are still, word for word, those of the entry that it was copied from. */
export function CopiedSentences({ form, copied, data, onShow }: CopiedSentencesProps) {
  const original = new Set(sentencesIn(form, copied).map(({ words }) => words));
  const alike = sentencesIn(form, data).filter(({ words }) => original.has(words));
  if (alike.length === 0) return null;
  return (
    <details className="notice">
      <summary>
        Słowo w słowo jak we wzorze: {count(alike.length, "zdanie", "zdania", "zdań")}
      </summary>
      <p>
        Wyszukiwarki pomijają strony, które mówią to samo co inne. Napisz na nowo to, co da się
        powiedzieć inaczej.
      </p>
      <ul>
        {alike.map(({ path, label, sentence }, index) => (
          <li key={index}>
            <button type="button" className="as-link" onClick={() => onShow(path)}>
              {label}
            </button>
            : {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sentences of all texts of a form, each with its field. */
const sentencesIn = (form: FormField, data: unknown) =>
  valuesIn(form, data).flatMap(({ field, path, value }) => {
    if (field.kind !== "text" || typeof value !== "string") return [];
    return value.split(/(?<=[.?!…])\s|\n/).flatMap((sentence) => {
      const words = comparable(sentence);
      const isLong = words.split(" ").length >= FEWEST_WORDS;
      return isLong ? [{ path, label: field.label, sentence, words }] : [];
    });
  });
