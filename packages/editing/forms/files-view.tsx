import { useEffect, useRef, useState } from "react";
import { PdfItem } from "./files/pdf-item";
import { SendPdf } from "./files/send-pdf";
import { Complaints } from "./questions";
import { useAnswer } from "./use-answer";

/** All PDF files that texts may link to; adds, replaces and deletes them. */
export function FilesView() {
  const [answer, readAgain] = useAnswer("pdfs", {});
  const [news, setNews] = useState("");
  const told = useRef<HTMLParagraphElement>(null);
  const tell = (words: string) => {
    setNews(words);
    readAgain();
  };
  // The button that was pressed may be gone.
  useEffect(() => {
    if (news) told.current?.focus();
  }, [news]);
  return (
    <main className="page">
      <h1>Pliki</h1>
      <section className="card add-media" aria-labelledby="add-pdf">
        <h2 id="add-pdf">Nowy plik</h2>
        <p className="hint">
          PDF do 5 MB, bez formularzy i haseł. Odnośnik do niego wstawia się przyciskiem odnośnika
          nad tekstem, a strona sama dopisuje obok rozmiar.
        </p>
        <SendPdf label="Dodaj plik PDF" onAdded={({ title }) => tell(`Dodano „${title}”.`)} />
      </section>
      {news && (
        <p className="notice success" ref={told} tabIndex={-1}>
          {news}
        </p>
      )}
      {answer?.kind === "refused" && (
        <div className="notice error" role="alert">
          <Complaints complaints={answer.complaints} />
        </div>
      )}
      {answer?.kind === "done" &&
        answer.result.map((pdf) => (
          <PdfItem
            key={pdf.place}
            pdf={pdf}
            onReplaced={() => tell(`Zamieniono „${pdf.title}”.`)}
            onDeleted={() => tell(`Usunięto „${pdf.title}”.`)}
          />
        ))}
    </main>
  );
}
