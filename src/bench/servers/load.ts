import autocannon, { type Options, type Result } from "autocannon";

const SECONDS = 8;

/**
 * Warms up for a second, then measures.
 * @param expected status that every answer must have
 * @throws Error where an answer has another status
 */
export async function load(options: Options, expected: 200 | 304 = 200): Promise<Result> {
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  const kinds = ["1xx", "2xx", "3xx", "4xx", "5xx", "errors"] as const;
  const wrong = kinds.filter((kind) => result[kind] > 0 && kind !== `${String(expected)[0]}xx`);
  if (wrong.length > 0) throw new Error(`${options.url} answers ${wrong.join(", ")}`);
  return result;
}

/** What a table says of one measurement. */
export function row(what: string, { requests, latency }: Result) {
  return {
    what,
    "per second": Math.round(requests.average),
    "median, ms": latency.p50,
    "p99, ms": latency.p99,
  };
}
