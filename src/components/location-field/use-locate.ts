import { type RefObject, useEffect, useRef, useState } from "react";
import { fillIn } from "../../../packages/utils";
import { findPosition } from "./find-position";
import { writtenAccuracy, writtenCoordinates } from "./written-position";

/** Accuracy in metres beyond which a position may be on somebody else's plot. */
const ROUGH = 100;

/** Fills a field with the device's position on request, and reports the outcome. */
export function useLocate(
  input: RefObject<HTMLInputElement | null>,
  words: Queries.LocateFragment,
) {
  const [answer, setAnswer] = useState(words.rest);
  const [isSearching, setSearching] = useState(false);
  const [canLocate, setCanLocate] = useState(true);
  const written = useRef("");
  useEffect(() => setCanLocate("geolocation" in navigator), []);

  const search = async () => {
    setSearching(true);
    setAnswer(words.searching);
    const position = await findPosition();
    setSearching(false);
    if ("fault" in position) return setAnswer(words[position.fault]);
    const accuracy = writtenAccuracy(position.accuracy);
    const text = fillIn(words.text, { coordinates: writtenCoordinates(position), accuracy });
    if (input.current) write(input.current, text, written.current);
    written.current = text;
    setAnswer(fillIn(position.accuracy > ROUGH ? words.rough : words.found, { accuracy }));
  };
  const locate = () => {
    if (!isSearching) void search();
  };
  return { answer, isSearching, canLocate, locate };
}

/** Replaces the text that it wrote before, or prepends it to what was typed. Fires `change` for the form. */
function write(input: HTMLInputElement, text: string, before: string): void {
  const typed = input.value.trim();
  const isThere = before !== "" && typed.includes(before);
  input.value = isThere
    ? typed.replace(before, () => text)
    : [text, typed].filter(Boolean).join("; ");
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
