import type { z } from "zod";
import { transformation } from "./transformation";

const fields = transformation.shape.shape as unknown as Record<string, z.ZodType>;

test("what comparisons do not say is usual: as high as their photos need, moved by hand", () => {
  const keys = ["height", "mode", "autoplay"];
  expect(keys.map((key) => fields[key]?.parse(undefined))).toEqual([300, "drag", false]);
});

test("a comparison is as high as a window may show it", () => {
  const takes = (height: number) => fields.height?.safeParse(height).success;
  expect([299, 300, 800, 801].map(takes)).toEqual([false, true, true, false]);
});
