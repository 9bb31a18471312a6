import type { Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/**
 * Moves one finger over the page: down, in steps, up. Real touch events go through the browser's
 * gesture recognition, so the page scrolls unless something prevents it. Waits for a frame after
 * each step, because a busy page could otherwise miss the gesture. The page's context needs
 * `hasTouch`.
 */
export async function drawFinger(page: Page, from: Point, to: Point, steps = 12): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  // No wait before the first step: on a busy page a resting finger would become a long press.
  const sent = [send("touchStart", [from])];
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    sent.push(
      send("touchMove", [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ]),
    );
    await frame();
  }
  sent.push(send("touchEnd", []));
  await Promise.all(sent);
  await client.detach();
}

/** Spreads two fingers around a place, one put down after the other. @returns by how much the page is zoomed then */
export async function pinch(page: Page, { x, y }: Point): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await send("touchStart", fingers(20).slice(0, 1));
  await send("touchStart", fingers(20));
  for (let apart = 25; apart < 100; apart += 5) {
    await send("touchMove", fingers(apart));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send("touchEnd", []);
  await client.detach();
  return page.evaluate(() => visualViewport?.scale ?? 1);
}
