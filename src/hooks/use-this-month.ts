import { monthInPoland } from "../utils/moment-in-poland";
import { useClock } from "./use-clock";

/** The current month in Poland, from 0. Undefined until hydration, since the built page is the same in every month. */
export const useThisMonth = (): number | undefined => useClock(() => monthInPoland() - 1);
