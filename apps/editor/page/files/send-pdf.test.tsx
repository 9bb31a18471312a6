import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jsonResponse } from "../fake-server.fixture";
import { SendPdf } from "./send-pdf";

const pdf = {
  place: "files/umowa.pdf",
  address: "/pliki/umowa.pdf",
  title: "Umowa",
  size: "1 kB",
  uses: [],
};
const untitled = { kind: "untitled" };
const added = {
  kind: "added",
  pdf,
};
const refused = {
  complaints: [
    {
      problem: "Plik jest zaszyfrowany.",
      remedy: "Zdejmij hasło.",
    },
  ],
};

/** What was sent where, without the file. */
let asked: string[];
const onAdded = jest.fn();

/** Lets the server answer, one request after the other. */
function answerWith(...answers: [status: number, body: unknown][]): void {
  asked = [];
  window.fetch = (address) => {
    const [status, body] = answers[asked.length] ?? [500, {}];
    asked.push(decodeURIComponent(address as string));
    return Promise.resolve(jsonResponse(status, body));
  };
}

const choose = (label: string | RegExp) =>
  userEvent.upload(screen.getByLabelText(label), new File(["%PDF-"], "umowa.pdf"));

test("a file without a title is sent again with the one that is typed, by Enter too", async () => {
  answerWith([200, untitled], [200, added]);
  render(<SendPdf label="Dodaj plik PDF" onAdded={onAdded} />);
  const chooser = screen.getByLabelText("Dodaj plik PDF");
  expect(chooser).toHaveAttribute("accept", "application/pdf,.pdf");
  expect(chooser).not.toHaveAttribute("multiple");
  expect(screen.queryByLabelText("Zrób zdjęcie")).toBeNull();
  await choose("Dodaj plik PDF");
  const field = await screen.findByLabelText("Tytuł pliku");
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute("maxlength", "120");
  await userEvent.type(field, "{Enter}Umowa{Enter}");
  expect(asked).toEqual([
    "/admin/api/add-pdf?name=umowa.pdf",
    "/admin/api/add-pdf?name=umowa.pdf&title=Umowa",
  ]);
  expect(onAdded).toHaveBeenLastCalledWith(pdf);
  expect(screen.queryByLabelText("Tytuł pliku")).toBeNull();
});

test("why a file is refused is told, and another can be chosen in its place, also one to be named", async () => {
  answerWith([422, refused], [200, untitled], [200, added]);
  const replaced = { place: "files/umowa.pdf", version: "ab12" };
  render(<SendPdf label="Zamień" about="Umowa" replaced={replaced} onAdded={onAdded} />);
  await choose(/Zamień/);
  expect(await screen.findByRole("alert")).toHaveTextContent("Plik jest zaszyfrowany.");
  await choose(/Zamień/);
  expect(screen.queryByRole("alert")).toBeNull();
  const replace = "/admin/api/replace-pdf?name=umowa.pdf&place=files/umowa.pdf&version=ab12";
  await userEvent.type(screen.getByLabelText("Tytuł pliku"), "Umowa{Enter}");
  expect(asked.slice(1)).toEqual([replace, `${replace}&title=Umowa`]);
});
