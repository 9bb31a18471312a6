import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { completeJsdom, fakeServer } from "../fake-server.fixture";
import { QuestionsProvider } from "../questions";
import { addressOf } from "../route";
import { PdfItem } from "./pdf-item";

beforeEach(completeJsdom);

test("a delete is asked once, by the server", async () => {
  const question = {
    ask: "Usunąć na stałe: plik „umowa.pdf”?",
    places: [],
    agree: "Usuń",
  };
  const asked = fakeServer([
    [409, question],
    [200, {}],
  ]);
  const pdf = {
    place: "files/umowa.pdf",
    address: "/pliki/umowa.pdf",
    title: "Umowa",
    version: "u1",
    size: "1 kB",
    uses: [{ file: "faq.yaml", path: [0, "answer"], label: "Pytanie 1: Odpowiedź" }],
  };
  const onDeleted = jest.fn();
  render(
    <QuestionsProvider>
      <PdfItem pdf={pdf} onReplaced={jest.fn()} onDeleted={onDeleted} />
    </QuestionsProvider>,
  );
  // Each use is a link to its field.
  expect(screen.getByRole("list", { name: "Odnośniki w" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Pytanie 1: Odpowiedź" })).toHaveAttribute(
    "href",
    addressOf({ view: "entry", file: "faq.yaml", field: '[0,"answer"]' }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Usuń Umowa" }));
  const shown = await screen.findByRole("alertdialog");
  await userEvent.click(within(shown).getByRole("button", { name: "Usuń" }));
  expect(asked).toEqual([
    ["delete", { file: "files/umowa.pdf", base: "u1" }],
    ["delete", { file: "files/umowa.pdf", base: "u1", agreed: [] }],
  ]);
  expect(onDeleted).toHaveBeenCalled();
});
