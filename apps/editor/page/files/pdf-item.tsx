import type { PdfFile } from "../../shared/contract";
import { ListOfUses } from "../list-of-uses";
import { useQuestions } from "../questions";
import { SendPdf } from "./send-pdf";

interface PdfItemProps {
  pdf: PdfFile;
  onReplaced: () => void;
  onDeleted: () => void;
}

/** A PDF file with the texts that link to it; it can be replaced, and deleted with those links. */
export function PdfItem({
  pdf: { place, address, title, version, size, uses },
  onReplaced,
  onDeleted,
}: PdfItemProps) {
  const { perform } = useQuestions();

  const deletePdf = async () => {
    const request = { file: place, base: version };
    const { result } = await perform("delete", request, "Nie usunięto pliku.");
    if (result) onDeleted();
  };

  return (
    <article className="card pdf stack" aria-label={title}>
      <h2>{title}</h2>
      <p>
        PDF, {size} <span className="hint">{address}</span>
      </p>
      <ListOfUses label="Odnośniki w" uses={uses} none="Nie prowadzi do niego żaden odnośnik." />
      <div className="row">
        <SendPdf label="Zamień" about={title} replaced={{ place, version }} onAdded={onReplaced} />
        <button type="button" className="button line small danger" onClick={() => void deletePdf()}>
          Usuń <span className="visually-hidden">{title}</span>
        </button>
      </div>
    </article>
  );
}
