import { useSyncExternalStore } from "react";

/** Subscribes to nothing, for a value that only changes with the page. */
export const never = () => () => undefined;

/**
 * The address's query with its question mark; empty until hydration. Gatsby renders the page again
 * whenever the address changes.
 */
export const useQuery = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );

/** Whether the page is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
