import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { completeJsdom, fakeServer } from "../fake-server.fixture";
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

/** Opens the window over some selected words, and types where the link leads. */
async function type(words: string, typed: string): Promise<void> {
  render(<LinkPicker words={words} onChoose={onChoose} onClose={jest.fn()} />);
  await screen.findByRole("button", { name: /Kontakt/ });
  await userEvent.type(screen.getByLabelText("Dokąd prowadzi?"), typed);
}

test("a page is found without its diacritics, and linked by the selected words", async () => {
  await type("nad morzem", "leba");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: /Łeba/ }));
  expect(onChoose).toHaveBeenLastCalledWith("/leba", "nad morzem");
});

test("without words a link has the name of what it leads to", async () => {
  await type("", "cennik");
  await userEvent.click(screen.getByRole("button", { name: /Cennik/ }));
  expect(onChoose).toHaveBeenLastCalledWith("/files/cennik.pdf", "Cennik");
});

test("an address is offered once it is whole, and taken by Enter", async () => {
  await type("", "mailto:biuro@bor{Enter}");
  expect(screen.getByText(/Wpisz mniej słów albo inne/)).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Dokąd prowadzi?"), ".pl");
  expect(screen.getByRole("button", { name: "e-mail biuro@bor.pl" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("mailto:biuro@bor.pl", "biuro@bor.pl");
});
