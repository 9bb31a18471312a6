/** Controls that need the site's scripts. */
const controls = {
  /** Without a script the browser handles these itself. */
  withFallback: "button[type=submit], a[data-keep-click]",
  /** These do nothing without a script. */
  scriptOnly: "button[type=button]",
};

/** How long a control with a fallback waits for the scripts, in milliseconds. */
export const fallbackDelay = 10_000;

/**
 * Keeps the first click on each control that needs the site's scripts until hydration
 * (`html[data-live]`), then replays the clicks in their order. Taps are clicks, and so are Enter
 * and Space on a button, and Enter in a form. Until then the control is `aria-busy`. If the scripts
 * fail or take too long, the browser handles the click as it would without them.
 */
export function keepClicks(): void {
  const kept = new Set<HTMLElement>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let awaiting = Object.values(controls).join();
  let timer: number | undefined;

  const release = (selector: string) => {
    for (const control of kept) {
      if (!control.matches(selector)) continue;
      kept.delete(control);
      control.removeAttribute("aria-busy");
      control.click();
    }
  };

  const fallBack = () => {
    awaiting = controls.scriptOnly;
    release(controls.withFallback);
  };

  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(awaiting);
    if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    kept.add(control);
    control.setAttribute("aria-busy", "true");
    timer ??= window.setTimeout(fallBack, fallbackDelay);
  };

  addEventListener("click", onClick, options);
  // a script failed to load, or threw
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent || event.target instanceof HTMLScriptElement) fallBack();
  };
  addEventListener("error", onError, options);

  const live = new MutationObserver(() => {
    live.disconnect();
    listening.abort();
    release("*");
  });
  live.observe(document.documentElement, { attributeFilter: ["data-live"] });
}
