/**
 * Opens all that is folded in the page's content while it is printed, and closes it again, in browsers whose style
 * sheets can't reach it: `::details-content` came with Chrome 131, Firefox 143 and Safari 18.4.
 */
export function printFolded(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: { fold: HTMLDetailsElement; name: string | null }[] = [];
  addEventListener("beforeprint", () => {
    const folds = document.querySelectorAll<HTMLDetailsElement>(
      "main details:not([open], [data-prints-alone])",
    );
    opened = Array.from(folds, (fold) => ({ fold, name: fold.getAttribute("name") }));
    for (const { fold } of opened) {
      // one of those with a name would close the others
      fold.removeAttribute("name");
      fold.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const { fold, name } of opened) {
      fold.open = false;
      if (name !== null) fold.setAttribute("name", name);
    }
    opened = [];
  });
}
