import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const unknown = () => undefined;
const thisMonth = () => new Date().getMonth();

/** The visitor's month, from 0. None in the built page, which is the same in every month, nor until React is awake. */
export const useThisMonth = (): number | undefined =>
  useSyncExternalStore<number | undefined>(never, thisMonth, unknown);
