import { REPORTS_ADDRESS } from "./reports-address";

const STYLE = `
  pre {
    position: fixed;
    inset: auto 0 0;
    z-index: 1000;
    max-height: 60vh;
    overflow: auto;
    margin: 0;
    padding: 1.25rem 1.5rem;
    border-top: 6px solid var(--action);
    background: var(--bg-deep);
    color: var(--on-dark);
    font: 1rem/1.5 ui-monospace, monospace;
    white-space: pre-wrap;
  }
`;

/**
 * Shows content problems over the page, as worded by `check:content`, until they are fixed. Only
 * for `gatsby develop`.
 */
export function showContentReport(): void {
  const host = document.createElement("div");
  const text = document.createElement("pre");
  const style = document.createElement("style");
  style.textContent = STYLE;
  text.setAttribute("role", "alert");
  host.attachShadow({ mode: "open" }).append(style, text);
  new EventSource(REPORTS_ADDRESS).addEventListener("message", ({ data }: MessageEvent<string>) => {
    const report = JSON.parse(data) as string;
    text.textContent = report;
    if (report) document.body.append(host);
    else host.remove();
  });
}
