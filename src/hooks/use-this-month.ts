import { useIsLive } from "./use-query";

/** The visitor's month, from 0. None in the built page, which is the same in every month, nor until React is awake. */
export const useThisMonth = (): number | undefined =>
  useIsLive() ? new Date().getMonth() : undefined;
