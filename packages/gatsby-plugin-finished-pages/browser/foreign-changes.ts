/** On an element whose content React does not hydrate. */
export const UNHYDRATED = "data-unhydrated";

/** The id of the element that Gatsby hydrates. */
const ROOT = "___gatsby";

/** The event fired at the document right before React hydrates the page. */
const HYDRATION = "beforehydration";

/** So many changes are kept. A page with more of them is drawn anew by React, which leaves only forms as they are. */
const MOST = 20_000;

/**
 * Watches for nodes and texts that other programs put into the page (password managers, translators, the browsers of
 * apps), and takes these changes back in `restoreBuiltPage`. Changes in elements marked `UNHYDRATED` stay. Called at the
 * end of `body`.
 */
export function watchForeignChanges(): void {
  const root = document.getElementById(ROOT);
  if (!root) return;
  const changes: MutationRecord[] = [];
  const keep = (records: MutationRecord[]) => {
    if (changes.length + records.length <= MOST) {
      changes.push(...records);
      return;
    }
    observer.disconnect();
    changes.length = 0;
  };
  const observer = new MutationObserver(keep);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  const restore = () => {
    keep(observer.takeRecords());
    observer.disconnect();
    const { activeElement } = document;
    for (const change of changes.reverse()) undo(change);
    // moving an element takes the focus off it
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
      activeElement.focus({ preventScroll: true });
  };
  document.addEventListener(HYDRATION, restore, { once: true });
}

/**
 * Puts the page back as it was built, right before React hydrates it: React would draw a page anew that is not, without
 * what was opened, chosen and focused. The programs that had changed it see that, and do it again.
 */
export const restoreBuiltPage = (): void => void document.dispatchEvent(new Event(HYDRATION));

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(`[${UNHYDRATED}]`)) return;
  if (target instanceof CharacterData) {
    target.data = oldValue ?? "";
    return;
  }
  // What was changed within a part that was out of the page is not told.
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, next);
}
