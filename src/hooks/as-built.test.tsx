/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useMediaQuery } from "./use-media-query";
import { useIsHydrated, useQuery } from "./use-query";
import { useThisMonth } from "./use-this-month";
import { useToday } from "./use-today";

function Page() {
  const known = [useQuery(), useIsHydrated(), useMediaQuery("print"), useThisMonth(), useToday()];
  return JSON.stringify(known);
}

test("a built page knows no query, window, month or day, whenever it is built", () => {
  expect(renderToString(<Page />).replaceAll("&quot;", '"')).toBe('["",false,false,null,null]');
});
