import type { AddedPdf, PdfFile } from "../../contract";
import { SendFiles } from "../send-files/send-files";
import { TitleField } from "./title-field";

interface SendPdfProps {
  /** What the button says: `Dodaj plik PDF`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  /** The place of the file that is replaced; none where a new one is added. */
  place?: string;
  /** Takes the file as soon as it is part of the content. */
  onAdded: (pdf: PdfFile) => void;
}

type Added = Extract<AddedPdf, { kind: "added" }>;

/** A button to choose a PDF file; the title of one without any is asked. */
export function SendPdf({ label, about, place, onAdded }: SendPdfProps) {
  const isNew = place === undefined;
  return (
    <SendFiles
      label={label}
      about={about}
      accept="application/pdf,.pdf"
      name={isNew ? "add-pdf" : "replace-pdf"}
      query={isNew ? {} : { place }}
      Question={TitleField}
      onAdded={({ pdf }: Added) => onAdded(pdf)}
    />
  );
}
