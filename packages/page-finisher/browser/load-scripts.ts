const isScript = (address: string) => address.endsWith(".js");

/**
 * Loads what a page needs to hydrate: scripts, which run in order, and the data that they will
 * request, preloaded to save a round trip.
 */
export function loadScripts(addresses: readonly string[]): void {
  document.body.append(...addresses.filter(isScript).map(script));
  document.head.append(...addresses.filter((address) => !isScript(address)).map(preload));
}

/** Prefetches the same at low priority, without running it. */
export function fetchScripts(addresses: readonly string[]): void {
  document.head.append(...addresses.map(preload));
}

function script(address: string): HTMLScriptElement {
  const element = document.createElement("script");
  element.src = address;
  element.async = false;
  return element;
}

function preload(address: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = "preload";
  element.setAttribute("fetchpriority", "low");
  if (isScript(address)) {
    element.as = "script";
  } else {
    element.as = "fetch";
    element.crossOrigin = "anonymous";
  }
  element.href = address;
  return element;
}
