/** What a site's definition, its commands and other packages may use; only for Node. */
export { addressOfFile, addressOfName, nameOfFile } from "@typed-site/utils";
export { canonicalYaml, keepComments, mapLeaves } from "./canonical-yaml";
export { type AboutMessage, inWords } from "./check/in-words";
export type { Messages } from "./check/message";
export { nearest } from "./check/nearest";
export { type ContentProblem, problemAt } from "./check/problem";
export { pdfProblem } from "./check/rules/pdf-rules";
export { sizeProblem } from "./check/rules/photo-qualities";
export { type Naming, type PlacedRecord, type Subject, subjectAt } from "./check/subject";
export { CHALLENGE_HEADER, proofOf, SECRET_HEADER, SECRET_VARIABLE } from "./develop/secret";
export { type Content, defineContent } from "./define-content";
/** What a field can be, beside what `z` says of it: `f.text`, `f.photo` … */
export * as f from "./fields";
export { hasEmptyPoint, linksOf, renderMarkdown } from "./graphql/markdown";
export { english } from "./languages/english";
export type { Language } from "./languages/language";
export { countIn, sizeIn } from "./languages/numbers";
export { polish } from "./languages/polish";
export { count } from "./languages/polish-count";
export {
  type ContentNodes,
  defineModel,
  type DerivedField,
  fileSchema,
  fixedFiles,
  type Model,
  type ModelGraphql,
  type ModelRecord,
  PAGE,
  type RecordProblem,
  type RecordSource,
  singlePage,
} from "./model";
export { isPdfPlace } from "./files/site-pdfs";
export { writeQueryTypes } from "./types/write-query-types";
export type { SitePage } from "./pages/page-sources";
export type { ContentFile } from "./read/content-file";
export { parseContent, readContent } from "./read/read-content";
export { readPdf, rewritePdf } from "./read/read-pdf";
export { readMedia } from "./read/read-pdfs";
export { GENERATED_XMP, isMarkedAsGenerated } from "./read/generated-mark";
export { openPhoto } from "./read/open-photo";
export { pictureKind } from "@typed-site/utils/node";
export { type Photo, type PhotoFacts, readPhotos } from "./read/read-photo";
export { findTexts, type PlacedText, textsIn } from "./search/find-texts";
export { photosIn } from "./read/records";
export { schemaOf } from "./schemas/json-schemas";
export { isMapping, isRead, photoFacts, textFields, titleOf, valueAt } from "./walk-fields";
export type { Words } from "./words";
