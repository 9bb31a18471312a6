import { act, renderHook } from "@testing-library/react";
import { useEntryKeys } from "./use-entry-keys";

test("an entry that is added after one was removed has a key of its own", () => {
  const { result, rerender } = renderHook(useEntryKeys, { initialProps: 2 });
  const [, second] = result.current.keys;
  act(() => result.current.changeKeys((keys) => keys.slice(1)));
  rerender(1);
  expect(result.current.keys).toEqual([second]);
  rerender(2);
  expect(result.current.keys[0]).toBe(second);
  expect(new Set(result.current.keys).size).toBe(2);
});
