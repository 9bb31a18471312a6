import { dayInPoland } from "@typed-site/utils";
import { useClock } from "./use-clock";

/** The present day in Poland, as `2026-11-01`. Undefined until hydration. */
export const useToday = (): string | undefined => useClock(() => dayInPoland());
