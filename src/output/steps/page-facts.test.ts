/** @jest-environment node */
import { createHash } from "node:crypto";
import { folderWith } from "../../../e2e/support/server/site";
import { finishPages } from "../finish-pages";
import { collectFacts } from "./page-facts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What is learned of pages with the given bodies. */
function factsOf(pages: Record<string, string>) {
  const { read, facts } = collectFacts();
  const files = Object.entries(pages).map(([file, body]) => [file, `<html>${body}</html>`]);
  finishPages(folderWith(Object.fromEntries(files) as typeof pages), [], {
    changes: [],
    readers: [read],
  });
  return facts();
}

test("all that browsers run or style inline is named by its hash, once for all pages", () => {
  const page = "<style>a>b{}</style><script>go(1<2)</script><script src=/a.js></script>";
  const { scripts, styles } = factsOf({
    "index.html": page,
    "kontakt/index.html": `${page}<script type="module">load("&amp;")</script><script type="application/ld+json">{}</script>`,
  });
  expect(scripts).toEqual([sha256("go(1<2)"), sha256('load("&amp;")')].sort());
  expect(styles).toEqual([sha256("a>b{}")]);
});

test("a form is found on the page with it that is nearest to the home page", () => {
  const form = '<form data-enquiry="quote"></form>';
  const { forms } = factsOf({
    "a/b/index.html": form,
    "kontakt/index.html": `${form}<form data-enquiry="contact"></form>`,
    "wycena/index.html": form,
    "index.html": "",
  });
  expect(forms).toEqual({ quote: "/wycena", contact: "/kontakt" });
});
