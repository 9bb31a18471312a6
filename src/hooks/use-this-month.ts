import { useIsHydrated } from "./use-query";

/** The current month, from 0. Undefined until hydration, since the built page is the same in every month. */
export const useThisMonth = (): number | undefined =>
  useIsHydrated() ? new Date().getMonth() : undefined;
