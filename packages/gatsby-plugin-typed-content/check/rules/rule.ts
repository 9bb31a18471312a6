import type { Definition } from "../../definition";
import type { KnownKeys } from "../../model";
import type { RecordPage } from "../../pages/page-entries";
import type { ContentFile } from "../../read/content-file";
import type { PdfFacts } from "../../read/read-pdfs";
import type { PhotoFacts } from "../../read/read-photo";
import type { TextField } from "../../walk-fields";
import type { ContentProblem } from "../problem";
import type { PlacedRecord } from "../subject";

/** A content under check. Shapes may be wrong. */
export interface CheckedContent {
  definition: Definition;
  /** Its YAML files, without copies that a file manager made. */
  files: readonly ContentFile[];
  /** Places of those that can't be parsed. */
  broken: ReadonlySet<string>;
  /** The records of all others. */
  records: readonly PlacedRecord[];
  /** Their texts. */
  texts: readonly PlacedText[];
  /** All pages, also those of files that can't be parsed or are missing. */
  pages: readonly RecordPage[];
  known: KnownKeys;
  photos: PhotoFacts;
  pdfs: PdfFacts;
  /** The present day, as `2026-11-01`. */
  today: string;
}

/** A text of a record. */
export interface PlacedText extends TextField {
  record: PlacedRecord;
}

/** Finds one kind of mistake. */
export type Rule = (content: CheckedContent) => ContentProblem[];
