/** @jest-environment jsdom */
import { layOutBelowTheFold, skipBelowTheFold } from "./below-the-fold";

afterEach(() => {
  window.location.hash = "";
  delete document.documentElement.dataset.later;
  jest.restoreAllMocks();
});

/** Says how the browser has come to the page; jsdom doesn't. */
function comeBy(type: NavigationTimingType): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

describe("what lies below the fold", () => {
  it("is skipped at first, but not where the address names a place", () => {
    comeBy("navigate");
    window.location.hash = "#faq-ile";
    skipBelowTheFold();
    expect(document.documentElement).not.toHaveAttribute("data-later");
    window.location.hash = "";
    skipBelowTheFold();
    expect(document.documentElement).toHaveAttribute("data-later");
  });

  it.each(["back_forward", "reload"] as const)(
    "is laid out at once where the visitor returns to a place (%s)",
    (type) => {
      comeBy(type);
      skipBelowTheFold();
      expect(document.documentElement).not.toHaveAttribute("data-later");
    },
  );

  it("is laid out part by part, and nothing else is touched", async () => {
    document.body.innerHTML = "<main><p></p><p></p><p></p></main><footer></footer>";
    const parts = [...document.querySelectorAll<HTMLElement>("p, footer")];
    const visibility = () => parts.map(({ style }) => style.contentVisibility);
    jest.spyOn(window, "getComputedStyle").mockImplementation((element) => {
      const contentVisibility = element === parts[0] ? "visible" : "auto";
      return { contentVisibility } as CSSStyleDeclaration;
    });
    layOutBelowTheFold();
    expect(visibility()).toEqual(["", "visible", "", ""]);
    while (!visibility()[3]) await new Promise(requestAnimationFrame);
    expect(visibility()).toEqual(["", "visible", "visible", "visible"]);
  });
});
