import { onFirstMove } from "./first-move";

/** The page in this window, while it loads, with something in it that moves by itself. */
function open({ isInView = false, saveData = false } = {}): jest.Mock {
  Object.assign(navigator, { connection: { saveData } });
  window.requestIdleCallback = (run) => setTimeout(run);
  document.body.innerHTML = "<div data-wakes></div>";
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  window.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: isInView }]);
    }
  } as unknown as typeof IntersectionObserver;
  const start = jest.fn();
  onFirstMove(start);
  return start;
}

const load = () => window.dispatchEvent(new Event("load"));

afterEach(() => {
  window.location.hash = "";
  jest.restoreAllMocks();
});

describe("the first move", () => {
  it.each(["pointermove", "scroll", "keydown", "focusin"])("may be %s, and counts once", (move) => {
    const start = open();
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(move));
    window.dispatchEvent(new Event("pointerdown"));
    load();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it("is not awaited longer than until the page has come and nothing else is to do", async () => {
    const start = open();
    expect(start).not.toHaveBeenCalled();
    load();
    expect(start).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(start).toHaveBeenCalledTimes(1);
  });

  describe("of a visitor who saves data", () => {
    it("is awaited", async () => {
      const start = open({ saveData: true });
      load();
      await new Promise((resolve) => setTimeout(resolve));
      expect(start).not.toHaveBeenCalled();
      window.dispatchEvent(new Event("scroll"));
      expect(start).toHaveBeenCalledTimes(1);
    });

    it("is not awaited, once the page has come, for something in view that moves by itself", () => {
      const start = open({ saveData: true, isInView: true });
      expect(start).not.toHaveBeenCalled();
      load();
      expect(start).toHaveBeenCalledTimes(1);
    });
  });

  it("is not awaited where the address names a place", () => {
    const start = open({ saveData: true });
    window.location.hash = "#faq-ile";
    load();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
