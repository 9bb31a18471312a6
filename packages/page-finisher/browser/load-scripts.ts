const isScript = (address: string) => address.endsWith(".js");

/**
 * Loads what a page needs to hydrate: scripts, which run in their order, and the data that they will ask
 * for, preloaded so that it takes no further round trip.
 */
export function loadScripts(addresses: readonly string[]): void {
  document.body.append(...addresses.filter(isScript).map(script));
  document.head.append(...addresses.filter((address) => !isScript(address)).map(preload));
}

/** Fetches the same at low priority, and runs nothing of it. */
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
