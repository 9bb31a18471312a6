import { createHash } from "node:crypto";
import { FORM } from "../../enquiry/shared/form-protocol";
import type { PageFacts } from "../../server/built-site";
import type { PageReader } from "../finish-pages";

/** Inline style sheets, and scripts that a browser runs (not data blocks). */
const INLINE = 'script:not([type]), script[type="module"], style';

/** Makes the step that collects what the server has to know about the pages, see `PageFacts`. */
export function collectFacts() {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  const forms = new Map<string, string>();
  const read: PageReader = (document, { path }) => {
    for (const { rawText, tagName } of document.querySelectorAll(INLINE)) {
      if (!rawText) continue;
      const hash = createHash("sha256").update(rawText).digest("base64");
      hashes[tagName === "STYLE" ? "styles" : "scripts"].add(`'sha256-${hash}'`);
    }
    for (const form of document.querySelectorAll(`form[${FORM}]`)) {
      const name = form.getAttribute(FORM) ?? "";
      const known = forms.get(name);
      if (known === undefined || isNearer(path, known)) forms.set(name, path);
    }
  };
  return {
    read,
    /** To be called after all pages. */
    facts: (): PageFacts => ({
      scripts: [...hashes.scripts].sort(),
      styles: [...hashes.styles].sort(),
      forms: Object.fromEntries([...forms].sort()),
    }),
  };
}

/** Whether an address has fewer levels than another. */
function isNearer(path: string, other: string): boolean {
  const depths = path.split("/").length - other.split("/").length;
  return (depths || path.length - other.length) < 0;
}
