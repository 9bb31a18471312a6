import { useId, useState } from "react";
import { typedAddress } from "./link-of";

interface TypedTargetProps {
  kind: "email" | "phone" | "site";
  onChoose: (address: string, label: string) => void;
}

const FIELDS = {
  email: { label: "Adres e-mail", inputMode: "email" },
  phone: { label: "Numer telefonu", inputMode: "tel" },
  site: { label: "Adres strony internetowej", inputMode: "url" },
} as const;

/** An address that is typed, and told at once where it is none. */
export function TypedTarget({ kind, onChoose }: TypedTargetProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const id = useId();
  const { label, inputMode } = FIELDS[kind];

  const choose = () => {
    const typed = typedAddress(kind, text);
    if ("problem" in typed) return setProblem(typed.problem);
    onChoose(typed.address, text.trim().replace(/^(?:https?:\/\/|mailto:|tel:)/i, ""));
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={inputMode}
        value={text}
        maxLength={2000}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem("");
        }}
        onKeyDown={(event) => event.key === "Enter" && choose()}
      />
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button type="button" className="button" onClick={choose}>
        Wstaw
      </button>
    </div>
  );
}
