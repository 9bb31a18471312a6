/**
 * Fetches what a page needs to wake: scripts, which run in their order, and the data that they ask for
 * when they run, so that it comes with them and not one round trip after the other.
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
