import type { SyntheticEvent } from "react";

/**
 * Keeps one answer open in browsers that do not yet know `<details name>`:
 * an item that opens closes its open neighbours of the same name.
 */
export function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  const siblings = currentTarget.parentElement?.querySelectorAll("details[open]") ?? [];
  for (const other of siblings) {
    if (other === currentTarget || !(other instanceof HTMLDetailsElement)) continue;
    if (other.getAttribute("name") === currentTarget.getAttribute("name")) other.open = false;
  }
}
