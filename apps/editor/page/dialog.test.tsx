import { fireEvent, render, screen } from "@testing-library/react";
import { Dialog } from "./dialog";
import { completeJsdom } from "./fake-server.fixture";

beforeEach(completeJsdom);

test("Escape closes a window; that a file's choice was cancelled in it does not", () => {
  const onClose = jest.fn();
  render(
    <Dialog label="Wybierz zdjęcie" onClose={onClose}>
      <input type="file" aria-label="Plik" />
    </Dialog>,
  );
  const cancel = () => new Event("cancel", { bubbles: true, cancelable: true });
  fireEvent(screen.getByLabelText("Plik"), cancel());
  expect(onClose).not.toHaveBeenCalled();
  // Whoever draws the window closes it, not the browser.
  expect(fireEvent(screen.getByRole("dialog", { name: "Wybierz zdjęcie" }), cancel())).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Zamknij" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("a window is closed before it goes, so that the browser gives the focus back, with a caret", () => {
  const drawn = (isOpen: boolean) => (
    <>
      <input aria-label="Nazwa" />
      {isOpen && (
        <Dialog label="Pytanie" role="alertdialog" onClose={jest.fn()}>
          <p>Usunąć?</p>
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(drawn(false));
  const field = screen.getByLabelText("Nazwa");
  field.focus();
  const onFocus = jest.fn();
  field.addEventListener("focus", onFocus);
  // As a browser does, which gives the field its focus again.
  const close = jest.spyOn(HTMLDialogElement.prototype, "close");
  close.mockImplementation(() => field.focus());
  rerender(drawn(true));
  const asked = screen.getByRole("alertdialog", { name: "Pytanie" });
  screen.getByRole("button", { name: "Zamknij" }).focus();
  rerender(drawn(false));
  expect(close.mock.contexts).toEqual([asked]);
  expect(onFocus).toHaveBeenCalledTimes(2);
  expect(field).toHaveFocus();
  close.mockRestore();
});
