import type { SyntheticEvent } from "react";

/**
 * Replaces `<details name>` in browsers that lack it: an item that opens closes open siblings with
 * the same name.
 */
export function closeOthers({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  const siblings = currentTarget.parentElement?.querySelectorAll("details[open]") ?? [];
  for (const other of siblings) {
    if (other === currentTarget || !(other instanceof HTMLDetailsElement)) continue;
    if (other.getAttribute("name") === currentTarget.getAttribute("name")) other.open = false;
  }
}
