import { useIsLive } from "./use-query";

/** The visitor's month, from 0. Undefined until hydration: the built page is the same in every month. */
export const useThisMonth = (): number | undefined =>
  useIsLive() ? new Date().getMonth() : undefined;
