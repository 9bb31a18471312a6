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
  fireEvent(screen.getByRole("dialog"), cancel());
  expect(onClose).toHaveBeenCalledTimes(1);
});
