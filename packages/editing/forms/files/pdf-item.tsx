import type { PdfFile } from "../../contract";
import { askServer } from "../ask-server";
import { useQuestions } from "../questions";
import { addressOf } from "../route";
import { SendPdf } from "./send-pdf";

interface PdfItemProps {
  pdf: PdfFile;
  onReplaced: () => void;
  onDeleted: () => void;
}

/** A PDF file with the texts that link to it; it can be replaced, and deleted with those links. */
export function PdfItem({
  pdf: { place, address, title, size, uses },
  onReplaced,
  onDeleted,
}: PdfItemProps) {
  const { ask, carryOut, complain } = useQuestions();

  const deletePdf = async () => {
    const question = {
      ask: `Usunąć plik „${title}” na stałe?`,
      places: [],
      agree: "Usuń",
    };
    // The server asks about places only.
    if (uses.length === 0 && (await ask(question)) !== "agree") return;
    const { answer } = await carryOut((agreed) => askServer("delete-pdf", { file: place, agreed }));
    if (answer.kind === "refused") await complain("Nie usunięto pliku.", answer.complaints);
    if (answer.kind === "done") onDeleted();
  };

  return (
    <article className="card pdf" aria-label={title}>
      <h2>{title}</h2>
      <p>
        PDF, {size} <span className="hint">{address}</span>
      </p>
      {uses.length === 0 ? (
        <p className="unused">Nie prowadzi do niego żaden odnośnik.</p>
      ) : (
        <ul role="list" className="uses" aria-label="Odnośniki w">
          {uses.map(({ file, path, label }) => (
            <li key={`${file} ${path.join(" ")}`}>
              <a href={addressOf({ view: "entry", file, field: JSON.stringify(path) })}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <SendPdf label="Zamień" about={title} place={place} onAdded={onReplaced} />
        <button type="button" className="button line small danger" onClick={() => void deletePdf()}>
          Usuń <span className="visually-hidden">{title}</span>
        </button>
      </div>
    </article>
  );
}
