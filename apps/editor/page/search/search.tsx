import { type FormEvent, useEffect, useRef } from "react";
import { goTo } from "../route";
import { SearchResults } from "./search-results";

/** One search over the texts of all entries; the address keeps the words. */
export function Search({ words }: { words: string }) {
  const field = useRef<HTMLInputElement>(null);
  // Not drawn anew for other words: whoever searched keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = words;
  }, [words]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("words");
    const wanted = typeof typed === "string" ? typed.trim() : "";
    goTo({ view: "start", words: wanted || undefined });
  };
  return (
    <div className="search">
      <form role="search" className="stack" onSubmit={search}>
        <label htmlFor="search-words">Szukaj we wszystkich tekstach strony</label>
        <div className="row">
          <input
            id="search-words"
            name="words"
            type="search"
            ref={field}
            maxLength={200}
            aria-describedby="search-hint"
          />
          <button className="button">Szukaj</button>
        </div>
        <p className="hint" id="search-hint">
          Wpisz kilka słów, które widzisz na stronie: pokażemy, skąd się biorą.
        </p>
      </form>
      {words && <SearchResults words={words} />}
    </div>
  );
}
