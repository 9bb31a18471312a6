import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { completeJsdom, fakeServer, jsonResponse } from "../fake-server.fixture";
import { LinkPicker } from "./link-picker";

const onChoose = jest.fn();

beforeEach(() => {
  onChoose.mockClear();
  completeJsdom();
  const targets = [
    { address: "/kontakt", label: "Kontakt" },
    { address: "/leba", label: "Łeba" },
    { address: "/files/cennik.pdf", label: "Cennik", size: "120 kB" },
  ];
  fakeServer([[200, targets]]);
});

/** Opens the window, and types where the link leads. */
async function type(typed: string): Promise<void> {
  render(<LinkPicker onChoose={onChoose} onClose={jest.fn()} />);
  await screen.findByRole("button", { name: /Kontakt/ });
  if (typed) await userEvent.type(screen.getByLabelText("Dokąd prowadzi?"), typed);
}

test("a page is found without its diacritics", async () => {
  await type("leba");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /Łeba/ }));
  expect(onChoose).toHaveBeenLastCalledWith("/leba", "Łeba");
});

test("a file is found by some of its words in any order, as photos are", async () => {
  await type("files cennik");
  expect(screen.getByRole("listitem")).toHaveTextContent("Cennik (120 kB)");
});

test("an address is offered once it is whole, and taken by Enter", async () => {
  await type("mailto:biuro@bor{Enter}");
  expect(screen.getByText(/Wpisz mniej słów albo inne/)).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Dokąd prowadzi?"), ".pl");
  expect(screen.getByRole("button", { name: "e-mail biuro@bor.pl" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("mailto:biuro@bor.pl", "biuro@bor.pl");
});

test("a link to another site has its address without the scheme as its words", async () => {
  await type("HTTPS://lasy.pl/mapa{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("https://lasy.pl/mapa", "lasy.pl/mapa");
});

test("a new PDF file is added, and is what the link leads to", async () => {
  await type("");
  const pdf = { address: "/files/umowa.pdf", title: "Umowa" };
  window.fetch = () => Promise.resolve(jsonResponse(200, { kind: "added", pdf }));
  const file = new File(["%PDF-"], "umowa.pdf");
  await userEvent.upload(screen.getByLabelText("Dodaj nowy plik PDF"), file);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith("/files/umowa.pdf", "Umowa"));
});

test("Enter leaves the page as it is, and the field says what may be typed", async () => {
  await type("x");
  const field = screen.getByLabelText("Dokąd prowadzi?");
  expect(field).toHaveAccessibleDescription(/^Wpisz nazwę strony albo pliku/);
  expect(fireEvent.submit(field)).toBe(false);
});
