import { type FormEvent, useId, useState } from "react";
import { count } from "gatsby-plugin-typed-content/browser";
import type { LinkTarget } from "../../shared/contract";
import { Answered } from "../answered";
import { hasAllWords } from "../has-all-words";
import { targetName } from "./target-name";
import { typedAddress } from "./typed-address";

interface TargetListProps {
  onChoose: (address: string, label: string) => void;
}

/** The pages and files of the site, to choose one of them by its name, or an address that is typed. */
export function TargetList({ onChoose }: TargetListProps) {
  const [words, setWords] = useState("");
  const id = useId();
  const chooseFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("li button")?.click();
  };
  return (
    <form className="field stack" onSubmit={chooseFirst}>
      <label htmlFor={id}>Dokąd prowadzi?</label>
      <p className="hint" id={`${id}-hint`}>
        Wpisz nazwę strony albo pliku. Może to być też cały adres e-mail, numer telefonu albo adres
        innej witryny.
      </p>
      <input
        id={id}
        type="search"
        value={words}
        maxLength={2000}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setWords(event.target.value)}
      />
      <Answered name="link-targets" request={{}}>
        {(targets) => <Found targets={targets} words={words} onChoose={onChoose} />}
      </Answered>
    </form>
  );
}

interface FoundProps extends TargetListProps {
  targets: readonly LinkTarget[];
  words: string;
}

function Found({ targets, words, onChoose }: FoundProps) {
  const typed = typedAddress(words);
  const shown = targets.filter(({ label, address }) => hasAllWords(`${label} ${address}`, words));
  return (
    <>
      <p role="status" className="hint">
        {count(shown.length, "strona lub plik", "strony lub pliki", "stron lub plików")}
        {shown.length === 0 && !typed && ". Wpisz mniej słów albo inne."}
      </p>
      <ul role="list" className="target-list">
        {typed && (
          <li>
            <button
              type="button"
              onClick={() => onChoose(typed, words.trim().replace(/^(?:https?:\/\/|\w+:)/i, ""))}
            >
              {targetName(typed, [])}
            </button>
          </li>
        )}
        {shown.map(({ address, label, size }) => (
          <li key={address}>
            <button type="button" onClick={() => onChoose(address, label)}>
              {label} {size && `(${size})`} <span className="hint">{address}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
