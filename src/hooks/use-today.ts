import { dayInPoland } from "@typed-site/utils";
import { useIsHydrated } from "./use-query";

/** The present day in Poland, as `2026-11-01`. Undefined until hydration: no build knows when its pages are read. */
export const useToday = (): string | undefined => (useIsHydrated() ? dayInPoland() : undefined);
