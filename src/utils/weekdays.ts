/** The content's names of the weekdays, from Monday. */
export const WEEKDAYS = [
  "poniedziałek",
  "wtorek",
  "środa",
  "czwartek",
  "piątek",
  "sobota",
  "niedziela",
] as const;

/** The indices in `WEEKDAYS` of the days from one to another, also over the turn of the week; of one day without `to`. */
export function weekdaysOf({ from, to }: { from: string; to?: string | null }): number[] {
  const names: readonly string[] = WEEKDAYS;
  const first = names.indexOf(from);
  const length = ((names.indexOf(to ?? from) - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}
