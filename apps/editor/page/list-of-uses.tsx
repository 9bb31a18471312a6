import type { PdfFile } from "../shared/contract";
import { addressOf } from "./route";

interface ListOfUsesProps {
  /** What the list is of, for screen readers. */
  label: string;
  uses: PdfFile["uses"];
  /** What is said where there are none. */
  none: string;
}

/** The places that use a photo or a file, each a link to its field. */
export function ListOfUses({ label, uses, none }: ListOfUsesProps) {
  if (uses.length === 0) return <p className="hint">{none}</p>;
  return (
    <ul role="list" className="uses" aria-label={label}>
      {uses.map(({ file, path, label: place }) => (
        <li key={`${file} ${path.join(" ")}`}>
          <a href={addressOf({ view: "entry", file, field: JSON.stringify(path) })}>{place}</a>
        </li>
      ))}
    </ul>
  );
}
