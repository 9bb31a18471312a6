import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  /** What the window is about: its heading. */
  label: string;
  /** `alertdialog` for what asks or warns. */
  role?: "dialog" | "alertdialog";
  /** Is called when the editor closes the window, also by Escape. */
  onClose: () => void;
  /** The buttons that close the window, always in view; one that only does so by default. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A window over the page, open as long as it is drawn. The browser keeps the focus in it, and gives it back afterwards. */
export function Dialog({ label, role = "dialog", onClose, buttons, children }: DialogProps) {
  const window = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it goes from the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const opened = window.current;
    const field = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (!(field instanceof HTMLElement) || field !== document.activeElement) return;
      // after an answer by mouse Chromium gives a field its focus without a caret, so that keys go nowhere
      field.blur();
      field.focus();
    };
  }, []);
  return (
    <dialog
      ref={window}
      className="dialog"
      role={role}
      aria-labelledby={heading}
      onCancel={(event) => {
        // the same event of a file's input inside comes here, too
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{label}</h2>
      {children}
      <div className="dialog-buttons row">
        {buttons ?? (
          <button type="button" className="button line" onClick={onClose}>
            Zamknij
          </button>
        )}
      </div>
    </dialog>
  );
}
