import { FIELD } from "@typed-site/enquiries/form";
import { fillIn } from "../../utils/text/fill-in";
import { findPosition } from "./find-position";
import { writtenAccuracy, writtenCoordinates } from "./written-position";

/** Accuracy in metres beyond which a position may be on somebody else's plot. */
const ROUGH = 100;

/** Around the button of a `LocationField` and its answers. */
export const LOCATE = "data-locate";

/** Makes the buttons of a form's location fields fill in the device's position, and say how that went. */
export function offerPosition(
  form: HTMLElement,
  words: Queries.LocateFragment,
  signal: AbortSignal,
): void {
  for (const offer of form.querySelectorAll<HTMLElement>(`[${LOCATE}]`)) {
    const input = offer.closest(`[${FIELD}]`)?.querySelector("input");
    const button = offer.querySelector("button");
    const status = offer.querySelector('[role="status"]');
    if (!input || !button || !status) continue;
    offer.hidden = !("geolocation" in navigator);
    const say = (text: string) => (status.textContent = text);
    button.addEventListener("click", positionWriter({ input, button, say, words }), { signal });
  }
}

interface PositionWriterParts {
  input: HTMLInputElement;
  button: HTMLButtonElement;
  say: (text: string) => void;
  words: Queries.LocateFragment;
}

/** Creates the function that asks for the position and writes it; pressed again while it asks, it does nothing. */
function positionWriter({ input, button, say, words }: PositionWriterParts): () => void {
  let written = "";
  let isSearching = false;
  const showSearching = (is: boolean) => {
    isSearching = is;
    button.setAttribute("aria-busy", String(is));
  };
  const search = async () => {
    showSearching(true);
    say(words.searching);
    const position = await findPosition();
    showSearching(false);
    if ("fault" in position) return say(words[position.fault]);
    const accuracy = writtenAccuracy(position.accuracy);
    const text = fillIn(words.text, { coordinates: writtenCoordinates(position), accuracy });
    write(input, text, written);
    written = text;
    return say(fillIn(position.accuracy > ROUGH ? words.rough : words.found, { accuracy }));
  };
  return () => {
    if (!isSearching) void search();
  };
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
