/** @jest-environment jsdom */
import { attributes } from "../../components/before-after-slider/line";
import { NOTICES } from "../../layout/notices/notice-days";
import { HEADER_END } from "../../utils/anchors";

const notice = () => document.querySelector("[data-days]");
const root = document.documentElement;

test("before React runs, a page shows what is for today, skips what is far down, keeps clicks and moves lines", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-30T12:00:00Z"), doNotFake: ["queueMicrotask"] });
  performance.getEntriesByType = () => [{ type: "navigate" } as PerformanceNavigationTiming];
  window.history.replaceState(null, "", "/?nr=26-AB12CD");
  const listen = jest.spyOn(window, "addEventListener");
  await import("./before-react");
  document.body.innerHTML = `<section id="${NOTICES}"><p data-days="2026-12-01/2026-12-24">Choinki</p></section>
    <i id="${HEADER_END}"></i><button type="button">Menu</button>
    <div><input type="range" value="50" ${attributes.mode}="drag" ${attributes.words}="{percent}%"></div>`;
  await Promise.resolve();
  expect(notice()).toHaveAttribute("hidden");
  expect(root.dataset).toMatchObject({ later: "", query: "", month: "11" });

  document.querySelector("button")?.click();
  expect(document.querySelector("button")).toHaveAttribute("aria-busy", "true");
  const range = document.querySelector("input");
  range?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(range).toHaveAttribute("aria-valuetext", "50%");
  expect(listen.mock.calls.map(([name]) => name)).toContain("beforeprint");

  jest.setSystemTime(new Date("2026-12-01T12:00:00Z"));
  window.dispatchEvent(new Event("pageshow"));
  expect(notice()).not.toHaveAttribute("hidden");
  expect(root.dataset.month).toBe("12");
});
