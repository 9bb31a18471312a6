import { useState } from "react";

/**
 * React's keys for the entries of a list, which stay with them when they move; another length of the list gives the
 * last entries new ones, or takes theirs.
 * @returns the keys, and what changes them in the way in which the list is changed
 */
export function useEntryKeys(length: number) {
  const [stored, setStored] = useState<readonly number[]>([]);
  const keys = ofLength(stored, length);
  const changeKeys = (update: (keys: readonly number[]) => readonly number[]) =>
    setStored((now) => update(ofLength(now, length)));
  return { keys, changeKeys };
}

function ofLength(keys: readonly number[], length: number): readonly number[] {
  if (keys.length >= length) return keys.slice(0, length);
  const next = Math.max(-1, ...keys) + 1;
  return [...keys, ...Array.from({ length: length - keys.length }, (_, index) => next + index)];
}
