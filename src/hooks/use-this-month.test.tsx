/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useThisMonth } from "./use-this-month";

function Month() {
  return <p>{useThisMonth() ?? "none"}</p>;
}

test("a built page knows no month, whenever it is built", () => {
  expect(renderToString(<Month />)).toBe("<p>none</p>");
});
