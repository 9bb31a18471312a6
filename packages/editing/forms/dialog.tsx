import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  /** What the window is about: its heading. */
  label: string;
  /** `alertdialog` for what asks or warns. */
  role?: "dialog" | "alertdialog";
  /** Is called when the editor closes the window, also by Escape. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A window over the page, open as long as it is drawn. The browser keeps the focus in it and gives it back afterwards;
 * what has `data-first` has it first.
 */
export function Dialog({ label, role = "dialog", onClose, children }: DialogProps) {
  const window = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = window.current;
    const before = document.activeElement;
    const first = opened?.querySelector<HTMLElement>("[data-first]");
    opened?.showModal();
    first?.focus({ preventScroll: true });
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={window}
      className="dialog"
      role={role}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{label}</h2>
      {children}
    </dialog>
  );
}
