/** What the site and other packages may use of the content model; only for Node. */
export { inWords, type Told } from "./check/in-words";
export type { Message } from "./check/messages";
export { didYouMean } from "./check/nearest";
export {
  byPlace,
  type ContentProblem,
  formatProblem,
  formatReport,
  problemAt,
} from "./check/problem";
export { withoutAnchor } from "./check/references";
export { qualityProblems } from "./check/rules/photo-qualities";
export { type Naming, type PlacedRecord, type Subject, subjectOf } from "./check/subject";
export { type Content, defineContent } from "./define-content";
export type { Placeholders } from "./definition";
export {
  checked,
  complete,
  completed,
  date,
  descriptionOf,
  fieldsFor,
  group,
  heading,
  kindOf,
  label,
  markdown,
  photo,
  plain,
  reference,
  seo,
  text,
  unwrap,
  webAddress,
  wholeNumber,
} from "./fields";
export type { FieldResolver, ResolverContext } from "./graphql/field-resolver";
export { renderMarkdown } from "./graphql/markdown";
export {
  findSingle,
  findTarget,
  keyOfNode,
  recordOfNode,
  resolveReference,
} from "./graphql/resolvers";
export { typography } from "./graphql/typography";
export {
  defineModel,
  type DerivedField,
  type DerivedType,
  fileSchema,
  fixedFiles,
  type KnownKeys,
  type Model,
  type ModelRecord,
  PAGE,
  type PageHead,
  type RecordProblem,
  type Records,
  type RecordSource,
  singlePage,
} from "./model";
export { contentSource } from "./pages/content-source";
export type { MadePage } from "./pages/page-entries";
export type { SitePage } from "./pages/pages";
export type { ContentFile } from "./read/content-file";
export { parseContent, readContent } from "./read/read-content";
export { isHeic, type Photo, type PhotoFacts, readPhotos } from "./read/read-photo";
export { photoAt } from "./read/records";
export { repeats } from "./repeats";
export { isMapping, textFields, valueAt } from "./walk-fields";
export { count, type Words } from "./wording";
