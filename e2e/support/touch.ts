import type { Page } from "@playwright/test";

interface Point {
  x: number;
  y: number;
}

/**
 * Draws one finger over the page, as a hand does: down, along in steps, up. Real touch events go
 * through the browser's own gesture recognition, so the page scrolls where nothing prevents it.
 * The page draws a frame after each step, since what follows a finger does so with its frames: where a busy
 * page drew none on the way, the gesture would be lost. The page's context needs `hasTouch`.
 */
export async function drawFinger(page: Page, from: Point, to: Point, steps = 12): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  // Nothing is waited for before the first step: a busy page would take the finger for one that rests, a long press.
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
