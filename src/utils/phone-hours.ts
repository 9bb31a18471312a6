import { weekdaysOf } from "./weekdays";

interface Hours {
  from: string;
  to?: string | null;
  opens: string;
  closes: string;
}

/** When somebody answers the phone: now and until a time, or next from a time on, so many days from now. */
export type PhoneHours = { until: string } | { from: string; inDays: number };

/**
 * When somebody answers the phone, at a moment in Poland. Undefined if the content has no hours.
 * @param weekday from Monday, 0
 * @param time `08:00`
 */
export function phoneHours(
  hours: readonly Hours[],
  { weekday, time }: { weekday: number; time: string },
): PhoneHours | undefined {
  const spans = hours.flatMap((span) =>
    weekdaysOf(span).map((day) => ({ ...span, inDays: (day - weekday + 7) % 7 })),
  );
  const isNow = spans.find(
    ({ inDays, opens, closes }) => inDays === 0 && opens <= time && time < closes,
  );
  if (isNow) return { until: isNow.closes };
  const [next] = spans
    // what was earlier today comes again in a week
    .map(({ inDays, opens }) => ({ from: opens, inDays: inDays || (opens < time ? 7 : 0) }))
    .sort((one, other) => one.inDays - other.inDays || (one.from < other.from ? -1 : 1));
  return next;
}
