/**
 * Loads what a page needs to hydrate: scripts, which run in their order, and the data that they will ask
 * for, preloaded so that it takes no further round trip.
 */
export function loadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (address.endsWith(".js")) document.body.append(script(address));
    else document.head.append(preload(address));
  }
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
  element.as = "fetch";
  element.crossOrigin = "anonymous";
  element.href = address;
  return element;
}
