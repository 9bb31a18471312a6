import { useId, useState } from "react";
import { count } from "@typed-site/content-model/browser";
import { foldedLetters } from "@typed-site/utils";
import type { LinkTarget } from "../../contract";
import { Answered } from "../answered";

interface TargetListProps {
  kind: "page" | "file";
  onChoose: (address: string, label: string) => void;
}

/** The size of a file, which pages show beside each link to it by themselves. */
const SIZE = / \([^()]{1,40}\)$/;

/** The pages or files of the site, to choose one of them. */
export const TargetList = ({ kind, onChoose }: TargetListProps) => (
  <Answered name="link-targets" request={{}}>
    {(all) => (
      <Targets
        targets={all.filter((target) => target.kind === kind)}
        kind={kind}
        onChoose={onChoose}
      />
    )}
  </Answered>
);

function Targets({ targets, kind, onChoose }: TargetListProps & { targets: LinkTarget[] }) {
  const [words, setWords] = useState("");
  const filter = useId();
  const shown = targets.filter(({ label, address }) =>
    foldedLetters(`${label} ${address}`).includes(foldedLetters(words.trim())),
  );
  if (targets.length === 0) return <p className="notice">Nie ma jeszcze żadnego pliku.</p>;
  return (
    <div className="link-targets">
      <label htmlFor={filter}>{kind === "page" ? "Szukaj strony" : "Szukaj pliku"}</label>
      <input
        id={filter}
        type="search"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="hint">
        {kind === "page"
          ? count(shown.length, "strona", "strony", "stron")
          : count(shown.length, "plik", "pliki", "plików")}
        {shown.length === 0 && ". Wpisz mniej słów albo inne."}
      </p>
      <ul role="list" className="target-list">
        {shown.map(({ address, label }) => (
          <li key={address}>
            <button
              type="button"
              onClick={() => onChoose(address, kind === "file" ? label.replace(SIZE, "") : label)}
            >
              {label} <span className="hint">{address}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
