import { groupBy } from "@typed-site/utils";

/** The value that occurs most often; undefined where there is none. */
export function commonest<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...groupBy(values, (value) => value).values()];
  const [most] = groups.sort((some, others) => others.length - some.length);
  return most?.[0];
}
