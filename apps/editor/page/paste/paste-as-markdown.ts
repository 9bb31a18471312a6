import { isPoint } from "../../shared/clean-pasted-text";
import { wholeAddress } from "./whole-address";

/** A link of Markdown, which stays as it is; or an address without one: of a site, of a mailbox. */
const ADDRESS =
  /\[[^\][]{0,300}\]\([^()\s]{0,2000}\)|\b(?:https?:\/\/|www\.)[^\s<>()[\]"„”]{1,2000}|\b(?:mailto:)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;

/** Makes links of the bare addresses in a Markdown text: `www.lasy.pl` → `[www.lasy.pl](https://www.lasy.pl)`. */
export function linkAddresses(text: string): string {
  return text.replace(ADDRESS, (found) => {
    if (found.startsWith("[")) return found;
    const address = found.replace(/[.,;:!?]{1,9}$/, "");
    const words = address.replace(/^(?:https?:\/\/|mailto:)/i, "").replace(/\/$/, "");
    return `[${words}](${wholeAddress(address)})${found.slice(address.length)}`;
  });
}

/** Makes each line a paragraph of its own, as it is in Word; points of one list stay together. */
export function separateParagraphs(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim());
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      return isPoint(line) && isPoint(next) ? `${line}\n` : `${line}\n\n`;
    })
    .join("");
}
