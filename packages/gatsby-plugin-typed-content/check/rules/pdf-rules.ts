import path from "node:path";
import { slug } from "@typed-site/utils";
import { MOST_BYTES, type PdfState } from "../../read/read-pdf";
import { FILES } from "../../read/read-pdfs";
import type { Message } from "../message";
import type { Rule } from "./rule";

/** What programs call a PDF that nobody has given a title: `Microsoft Word - umowa.docx`, `umowa.pdf`. */
const NAME_OF_FILE = /^microsoft \w+ - |\.[a-z]{3,4}$/i;

/** What is wrong with the files that visitors may open, whether a text links to them or not. */
export const pdfProblems: Rule = ({ definition, photos, pdfs }) => {
  if (definition.filesAddress === undefined) return [];
  // What is no PDF file is among those that may be photos.
  const others = [...photos].flatMap(([file, state]) =>
    file.startsWith(`${FILES}/`) && state !== "folder" && !isHidden(file) ? file : [],
  );
  return [
    ...others.map((file): [string, Message] => [
      file,
      { code: "otherFile", params: { name: path.posix.basename(file) } },
    ]),
    ...[...pdfs].flatMap(([file, state]) =>
      messagesOf(file.normalize("NFC"), state).map((message): [string, Message] => [file, message]),
    ),
  ].map(([file, message]) => ({ file, line: 1, column: 1, ...message }));
};

/** Such files belong to systems and editors. */
const isHidden = (file: string) => path.posix.basename(file).startsWith(".");

function messagesOf(file: string, state: PdfState): Message[] {
  const name = path.posix.basename(file);
  const right = `${slug(path.posix.parse(name).name)}.pdf`;
  const problem = pdfProblem(name, state);
  return [
    ...(name === right ? [] : [{ code: "wrongName" as const, params: { name, right } }]),
    ...(problem ? [problem] : []),
  ];
}

/**
 * What is wrong with a PDF file itself; undefined of one that visitors may open.
 * @param name what the file is called
 */
export function pdfProblem(name: string, state: PdfState): Message | undefined {
  if ("unread" in state) {
    return { code: state.unread, params: { name, bytes: state.bytes, most: MOST_BYTES } };
  }
  const { extras, title } = state;
  if (extras.length > 0) return { code: "pdfExtras", params: { name, extras } };
  const isUntitled = title === "" || NAME_OF_FILE.test(title);
  return isUntitled ? { code: "pdfUntitled", params: { name, title } } : undefined;
}
