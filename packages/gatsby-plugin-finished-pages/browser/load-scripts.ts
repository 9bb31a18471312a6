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

const script = (address: string) =>
  Object.assign(document.createElement("script"), { src: address, async: false });

const preload = (address: string) =>
  Object.assign(document.createElement("link"), {
    rel: "preload",
    href: address,
    fetchPriority: "low",
    ...(isScript(address) ? { as: "script" } : { as: "fetch", crossOrigin: "anonymous" }),
  });
