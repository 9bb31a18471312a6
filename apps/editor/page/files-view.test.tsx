import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PdfFile } from "../shared/contract";
import { completeJsdom, jsonResponse } from "./fake-server.fixture";
import { FilesView } from "./files-view";
import { QuestionsProvider } from "./questions";

const pdf = (name: string): PdfFile => ({
  place: `files/${name}.pdf`,
  address: `/pliki/${name}.pdf`,
  // Two may have one title.
  title: "Umowa",
  version: name,
  size: "1 kB",
  uses: [],
});

test("the list is read again after each change, and of a deleted file that is said with the focus", async () => {
  completeJsdom();
  let pdfs = [pdf("a"), pdf("b")];
  window.fetch = (address) => {
    if ((address as string).endsWith("/pdfs")) return Promise.resolve(jsonResponse(200, pdfs));
    const [first, ...others] = pdfs;
    const isReplaced = (address as string).includes("/replace-pdf");
    pdfs = isReplaced && first ? [{ ...first, size: "2 kB" }, ...others] : others;
    return Promise.resolve(jsonResponse(200, isReplaced ? { kind: "added", pdf: first } : {}));
  };
  render(
    <QuestionsProvider>
      <FilesView />
    </QuestionsProvider>,
  );
  const items = () => screen.queryAllByRole("article");
  await waitFor(() => expect(items()).toHaveLength(2));
  const [replaced] = items() as [HTMLElement];
  const button = within(replaced).getByLabelText(/^Zamień/);
  await userEvent.upload(button, new File(["%PDF-"], "umowa.pdf"));
  await waitFor(() => expect(replaced).toHaveTextContent("PDF, 2 kB"));
  await userEvent.click(within(replaced).getByRole("button", { name: "Usuń Umowa" }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(screen.getByText("Usunięto „Umowa”.")).toHaveFocus();
});
