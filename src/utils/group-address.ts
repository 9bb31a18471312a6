/** The address of the page's group; undefined for pages at the top level. */
export function groupAddress(address: string): string | undefined {
  const end = address.lastIndexOf("/");
  return end > 0 ? address.slice(0, end) : undefined;
}
