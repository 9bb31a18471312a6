import { useEffect } from "react";

/** Names the window; where there is no name yet it keeps the one that it has. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – Redakcja`;
  }, [name]);
}
