import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "./on-pre-bootstrap";

test("a site below a path is refused before it is built, since its files would not be found", () => {
  const panic = jest.fn(() => {
    throw new Error("the end");
  });
  const args = { pathPrefix: "/blog", reporter: { panic } } as unknown as ParentSpanPluginArgs;
  expect(() => onPreBootstrap(args)).toThrow("the end");
  expect(panic).toHaveBeenCalledWith(expect.stringContaining("`pathPrefix`"));
});
