import { useState } from "react";
import type { PdfFile } from "../shared/contract";
import { Answered } from "./answered";
import { PdfItem } from "./files/pdf-item";
import { SendPdf } from "./files/send-pdf";
import { focusWhenDrawn } from "./focus-when-drawn";
import { KEPT_FILES } from "./send-files/kept-files";

/** All PDF files that texts may link to; adds, replaces and deletes them. */
export function FilesView() {
  return (
    <main className="page">
      <h1>Pliki</h1>
      <Answered name="pdfs" request={{}}>
        {(pdfs, readAgain) => <AllFiles pdfs={pdfs} onChanged={readAgain} />}
      </Answered>
    </main>
  );
}

interface AllFilesProps {
  pdfs: readonly PdfFile[];
  /** Is called after the content has other files. */
  onChanged: () => void;
}

function AllFiles({ pdfs, onChanged }: AllFilesProps) {
  const [deleted, setDeleted] = useState("");
  return (
    <>
      <section className="card add-media stack" aria-labelledby="add-pdf">
        <h2 id="add-pdf">Nowy plik</h2>
        <p className="hint">
          PDF do 5 MB, bez formularzy i haseł. Odnośnik do niego wstawia się przyciskiem odnośnika
          nad tekstem, a strona sama dopisuje obok rozmiar.
        </p>
        <SendPdf label="Dodaj plik PDF" kept={KEPT_FILES.files} onAdded={onChanged} />
      </section>
      {/* It gets the focus, since the button that was pressed is gone. */}
      {deleted && (
        <p key={deleted} className="notice success" ref={focusWhenDrawn} tabIndex={-1}>
          Usunięto „{deleted}”.
        </p>
      )}
      {pdfs.map((pdf) => (
        <PdfItem
          key={pdf.place}
          pdf={pdf}
          onReplaced={onChanged}
          onDeleted={() => {
            setDeleted(pdf.title);
            onChanged();
          }}
        />
      ))}
    </>
  );
}
