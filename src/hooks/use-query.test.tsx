import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useIsHydrated, useQuery } from "./use-query";

function Page() {
  return `query: ${useQuery()}, hydrated: ${useIsHydrated()}`;
}

test("a built page knows no query, whichever address it is asked for; a browser's does", () => {
  window.history.replaceState(null, "", "/?nr=26-AB12CD");
  expect(renderToString(<Page />)).toBe("query: , hydrated: false");
  const { result } = renderHook(() => [useQuery(), useIsHydrated()]);
  expect(result.current).toEqual(["?nr=26-AB12CD", true]);
});
