import type { Reporter } from "gatsby";
import type { Content } from "../define-content";
import { contentError } from "../hooks/content-error";
import type { ContentGate } from "./content-gate";

const copyPdfs = jest.fn<Promise<void>, [unknown, string, string]>(() => Promise.resolve());
let listener: (report: string) => void = () => undefined;
const gate = {
  watch: () => Promise.resolve(),
  subscribe: (given: typeof listener) => (listener = given),
} as unknown as ContentGate;
jest.doMock("../files/copy-pdfs", () => ({ copyPdfs }));
jest.doMock("./content-gate", () => ({ contentGate: () => gate }));

/** What a report leads to. */
async function after(report: string) {
  const { reportContent } = await import("./report-content");
  const [error, writeSchemas] = [jest.fn(), jest.fn()];
  copyPdfs.mockClear();
  const app = { get: () => undefined };
  reportContent(app, { error } as unknown as Reporter, { writeSchemas } as unknown as Content);
  listener(report);
  await new Promise((resolve) => setImmediate(resolve));
  expect(writeSchemas).toHaveBeenCalledWith(".");
  return error.mock.calls as unknown[];
}

test("mistakes are told in the terminal, and leave the PDF files as they are", async () => {
  expect(await after("content/a.yaml:1:1")).toEqual([[contentError("content/a.yaml:1:1")]]);
  expect(copyPdfs).not.toHaveBeenCalled();
});

test("right content brings its PDF files to where develop serves them", async () => {
  expect(await after("")).toEqual([]);
  const [[, from, to] = []] = copyPdfs.mock.calls;
  expect([from, to]).toEqual([expect.stringMatching(/content$/), expect.stringMatching(/public$/)]);
});

test("files that can't be copied are told, and end nothing", async () => {
  copyPdfs.mockRejectedValueOnce(new Error("ENOSPC"));
  expect(await after("")).toEqual([[contentError("Error: ENOSPC")]]);
});
