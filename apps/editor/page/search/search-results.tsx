import type { ReactNode } from "react";
import { count } from "gatsby-plugin-typed-content/browser";
import type { FoundText } from "../../shared/contract";
import { Answered } from "../answered";
import { addressOf } from "../route";
import { excerptOf } from "./excerpt";

/** Most texts that are shown; who finds more adds a word. */
const MOST_SHOWN = 50;

/** Which texts contain some words, each with a link to its field. */
export function SearchResults({ words }: { words: string }) {
  return (
    <>
      <Answered name="search" request={{ words }} waiting={<Found status="Szukam…" />}>
        {(all) => (
          <Found status={howMany(all.length, words)}>
            <ul role="list" className="found-texts stack">
              {all.slice(0, MOST_SHOWN).map((found) => (
                <FoundItem
                  key={`${found.file} ${found.path.join(" ")}`}
                  found={found}
                  words={words}
                />
              ))}
            </ul>
          </Found>
        )}
      </Answered>
      <a href={addressOf({ view: "start" })}>Wróć do strony startowej</a>
    </>
  );
}

/** The status stays in the page while its words change, so that screen readers tell them. */
function Found({ status, children }: { status: string; children?: ReactNode }) {
  return (
    <>
      <p role="status" className="search-status">
        {status}
      </p>
      {children}
    </>
  );
}

function FoundItem({ found, words }: { found: FoundText; words: string }) {
  const { file, path, label, field, text } = found;
  return (
    <li className="card">
      <a href={addressOf({ view: "entry", file, field: JSON.stringify(path) })}>
        {label} › {field}
      </a>
      <p>
        {excerptOf(text, words).map(({ part, isFound }, index) =>
          isFound ? <mark key={index}>{part}</mark> : part,
        )}
      </p>
    </li>
  );
}

function howMany(found: number, words: string): string {
  if (found === 0) {
    return `Nigdzie nie ma „${words}”. Wpisz mniej słów albo tylko początek słowa. Nazwy, numery i liczby strona często wstawia w tekst sama.`;
  }
  const places = `Znaleziono: ${count(found, "miejsce", "miejsca", "miejsc")}.`;
  if (found <= MOST_SHOWN) return places;
  return `${places} Pokazano pierwsze ${MOST_SHOWN}: dopisz słowo, żeby było ich mniej.`;
}
