import type { Page, Route } from "@playwright/test";
import { untilLaidOut } from "./helpers";

/** Opens a page whose scripts wait for the function returned, which lets them come, or fail. */
export async function openAsleep(page: Page, path: string) {
  const held: Route[] = [];
  let answer = (route: Route): unknown => held.push(route);
  await page.route("**/*.js", (route) => void answer(route));
  await page.goto(path, { waitUntil: "load" });
  await untilLaidOut(page);
  return async (come = true) => {
    answer = (route) => (come ? route.continue() : route.abort());
    await Promise.all(held.map(answer));
  };
}
