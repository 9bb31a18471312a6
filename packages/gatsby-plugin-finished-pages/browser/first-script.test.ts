/** @jest-environment jsdom */

test("a page of a site that names no first script skips what is far down, and keeps clicks", async () => {
  performance.getEntriesByType = () => [{ type: "navigate" } as PerformanceNavigationTiming];
  await import("./first-script");
  expect(document.documentElement).toHaveAttribute("data-later");
  document.body.innerHTML = '<button type="button">Open</button>';
  document.querySelector("button")?.click();
  expect(document.querySelector("button")).toHaveAttribute("aria-busy", "true");
});
