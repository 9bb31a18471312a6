import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jsonResponse } from "../fake-server.fixture";
import { LinkPicker } from "./link-picker";

beforeEach(() => {
  // jsdom shows no windows.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  const targets = [
    { kind: "page", address: "/kontakt", label: "Kontakt" },
    { kind: "page", address: "/leba", label: "Łeba" },
    { kind: "file", address: "/files/cennik.pdf", label: "Cennik (PDF, 120 kB)" },
  ];
  global.fetch = jest.fn(() => Promise.resolve(jsonResponse(200, targets)));
});

const onChoose = jest.fn();
const pick = (words = "") =>
  render(<LinkPicker words={words} onChoose={onChoose} onClose={jest.fn()} />);

test("a page is found without its diacritics, and linked by the selected words", async () => {
  pick("nad morzem");
  await userEvent.type(await screen.findByLabelText("Szukaj strony"), "leba");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /Łeba/ }));
  expect(onChoose).toHaveBeenLastCalledWith("/leba", "nad morzem");
});

test("without words a link has the name of what it leads to", async () => {
  pick("");
  await userEvent.click(screen.getByLabelText("plik do pobrania"));
  await userEvent.click(await screen.findByRole("button", { name: /Cennik/ }));
  expect(onChoose).toHaveBeenLastCalledWith("/files/cennik.pdf", "Cennik");
});

test("a wrong address is told at its field, and the right one taken by Enter", async () => {
  pick();
  await userEvent.click(screen.getByLabelText("adres e-mail"));
  const field = screen.getByLabelText("Adres e-mail");
  await userEvent.type(field, "biuro@bor{Enter}");
  expect(field).toHaveAccessibleDescription(/Wpisz cały adres e-mail/);
  expect(field).toBeInvalid();
  await userEvent.type(field, ".pl{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("mailto:biuro@bor.pl", "biuro@bor.pl");
});
