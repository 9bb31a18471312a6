interface Hours {
  from: string;
  to?: string | null;
  opens: string;
  closes: string;
}

/** Opening hours in one line: `poniedziałek–piątek, 8:00–16:00`. */
export function hoursLine({ from, to, opens, closes }: Hours): string {
  const days = to && to !== from ? `${from}–${to}` : from;
  return `${days}, ${clock(opens)}–${clock(closes)}`;
}

/** A time of the content as people write it: `8:00`. */
export const clock = (time: string) => time.replace(/^0/, "");
