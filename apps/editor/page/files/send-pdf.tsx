import type { AddedPdf, PdfFile } from "../../shared/contract";
import type { KEPT_FILES } from "../send-files/kept-files";
import { SendFiles } from "../send-files/send-files";
import { TitleField } from "./title-field";

interface SendPdfProps {
  /** What the button says: `Dodaj plik PDF`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  /** The file that is replaced, and the version of it that is shown; none where a new one is added. */
  replaced?: Pick<PdfFile, "place" | "version">;
  /** The files of a view; see `SendFiles`. */
  kept?: typeof KEPT_FILES.files;
  /** Takes the file as soon as it is part of the content. */
  onAdded: (pdf: PdfFile) => void;
}

type Added = Extract<AddedPdf, { kind: "added" }>;

/** A button to choose a PDF file; the title of one without any is asked. */
export function SendPdf({ label, about, replaced, kept, onAdded }: SendPdfProps) {
  return (
    <SendFiles
      label={label}
      about={about}
      accept="application/pdf,.pdf"
      name={replaced ? "replace-pdf" : "add-pdf"}
      query={replaced ? { place: replaced.place, version: replaced.version } : {}}
      kept={kept}
      Question={TitleField}
      onAdded={({ pdf }: Added) => onAdded(pdf)}
    />
  );
}
