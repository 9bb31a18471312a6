import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The query of the address, with its question mark; empty while the page is as it was built. Gatsby draws
 * the page again whenever the address changes.
 */
export const useQuery = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => "",
  );

/** Whether scripts have taken over the page as it was built. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
