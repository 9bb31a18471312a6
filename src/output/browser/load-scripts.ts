/** Fetches scripts at once and runs them in their order. */
export function loadScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    const script = document.createElement("script");
    script.src = address;
    script.async = false;
    document.body.append(script);
  }
}
