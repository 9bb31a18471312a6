import { renderHook } from "@testing-library/react";
import { useIsHydrated, useQuery } from "./use-query";

test("a page in a browser knows the query of its address", () => {
  window.history.replaceState(null, "", "/?nr=26-AB12CD");
  const { result } = renderHook(() => [useQuery(), useIsHydrated()]);
  expect(result.current).toEqual(["?nr=26-AB12CD", true]);
});
