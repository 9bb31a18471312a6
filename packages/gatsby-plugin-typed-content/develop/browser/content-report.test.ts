/** @jest-environment jsdom */
import { showContentReport } from "./content-report";

/** Replaces the browser's EventSource, which jsdom lacks. */
class FakeEventSource extends EventTarget {
  static last: FakeEventSource | undefined;
  constructor(readonly address: string) {
    super();
    FakeEventSource.last = this;
  }
  send(report: string) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(report) }));
  }
}

test("a mistake stands over the page until it is mended", () => {
  Object.assign(window, { EventSource: FakeEventSource });
  showContentReport();
  const stream = FakeEventSource.last;
  const shown = () => document.querySelector("div")?.shadowRoot?.querySelector("pre")?.textContent;
  stream?.send("");
  expect(shown()).toBeUndefined();
  expect(stream?.address).toBe("/___content-report");
  stream?.send("content/faq.yaml:1:3  Pytanie 1 nie ma odpowiedzi.");
  const report = document.querySelector("div")?.shadowRoot;
  expect(report?.querySelector("pre")?.getAttribute("role")).toBe("alert");
  expect(report?.querySelector("style")?.textContent).toContain("position: fixed");
  expect(shown()).toBe("content/faq.yaml:1:3  Pytanie 1 nie ma odpowiedzi.");
  stream?.send("");
  expect(shown()).toBeUndefined();
});
