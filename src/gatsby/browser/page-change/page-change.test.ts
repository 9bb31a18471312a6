/** @jest-environment jsdom */
import type { WindowLocation } from "@reach/router";
import { navigate } from "gatsby";
import { dwell, loadInView } from "../../../components/site-link/load-in-view";
import { onInitialClientRender } from "./on-initial-client-render";
import { onPreRouteUpdate } from "./on-pre-route-update";
import { onRouteUpdate } from "./on-route-update";
import { shouldUpdateScroll } from "./should-update-scroll";

const at = (address: string) =>
  new URL(address, "https://bor.example") as unknown as WindowLocation;
const change = (to: string, from?: string) => ({
  location: at(to),
  prevLocation: from ? at(from) : null,
});
const byId = (id: string) => document.getElementById(id);
const root = document.documentElement;

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  document.title = "Kontakt | Bór i Trawnik";
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper" tabindex="-1">
      <h1>Kontakt</h1>
      <section id="uslugi"><div><details>All services</details></div></section>
      <section id="5"><details><summary>Po wichurze</summary>Zadzwoń.</details></section>
      <details id="faq-czas"><summary>Ile to trwa?</summary>Kilka dni.</details>
    </div>
    <div id="gatsby-announcer">Navigated to Kontakt</div>`;
});

/** What Gatsby does itself after every page change. */
const focusWrapper = () => byId("gatsby-focus-wrapper")?.focus();

test("on a new page the focus goes to its heading and the title is read out", async () => {
  focusWrapper();
  onRouteUpdate(change("/kontakt", "/"));
  focusWrapper();
  expect(document.querySelector("h1")).toHaveFocus();
  await new Promise(requestAnimationFrame);
  expect(byId("gatsby-announcer")).toHaveTextContent(/^Kontakt \| Bór i Trawnik$/);
});

test("the heading takes the focus once: whoever goes to the page itself later stays there", () => {
  onRouteUpdate(change("/kontakt", "/"));
  focusWrapper();
  document.querySelector("h1")?.blur();
  focusWrapper();
  expect(byId("gatsby-focus-wrapper")).toHaveFocus();
});

test("a page whose title comes later is announced by its heading", async () => {
  document.title = "";
  onRouteUpdate(change("/kontakt", "/"));
  await new Promise(requestAnimationFrame);
  expect(byId("gatsby-announcer")).toHaveTextContent(/^Kontakt$/);
});

test("an address that names a place moves the focus there", () => {
  onRouteUpdate(change("/#uslugi", "/kontakt"));
  const focus = jest.spyOn(byId("uslugi") as HTMLElement, "focus");
  focusWrapper();
  expect(byId("uslugi")).toHaveFocus();
  // Gatsby scrolls there, or back to where the visitor was.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test("the first page and a place on the same page leave the focus alone", () => {
  onRouteUpdate(change("/kontakt"));
  onRouteUpdate(change("/kontakt#uslugi", "/kontakt"));
  focusWrapper();
  expect(byId("gatsby-focus-wrapper")).toHaveFocus();
});

test.each(["/kontakt?a=b", "/kontakt#uslugi"])(
  "%s on the same page is not announced as a page",
  async (address) => {
    onRouteUpdate(change(address, "/kontakt"));
    await new Promise(requestAnimationFrame);
    expect(byId("gatsby-announcer")).toBeEmptyDOMElement();
  },
);

test.each([
  ["the first page", "/kontakt?a=b", undefined, undefined],
  ["another page", "/kontakt?a=b", "/", undefined],
  ["another query", "/kontakt?a=b", "/kontakt", false],
  ["another query, from a place", "/kontakt?a=b", "/kontakt#uslugi", false],
  ["another query and a place", "/kontakt?a=b#uslugi", "/kontakt", undefined],
  ["a place", "/kontakt?a=b#uslugi", "/kontakt?a=b", undefined],
  ["the same address", "/kontakt", "/kontakt", undefined],
])("whether Gatsby may scroll: %s", (_, to, from, answer) => {
  const prevRouterProps = from === undefined ? undefined : { location: at(from) };
  const args = { prevRouterProps, routerProps: { location: at(to) } };
  type Args = Parameters<typeof shouldUpdateScroll>[0];
  expect(shouldUpdateScroll(args as unknown as Args)).toBe(answer);
});

test("an address opens the folded section that it names, but nothing deeper in one", () => {
  onRouteUpdate(change("/kontakt#5", "/"));
  expect(byId("5")?.firstElementChild).toHaveAttribute("open");
  onRouteUpdate(change("/kontakt#uslugi", "/"));
  expect(byId("uslugi")?.querySelector("details")).not.toHaveAttribute("open");
});

test("an address opens the answer that it names, and scrolls to it", () => {
  onRouteUpdate(change("/kontakt#faq-czas"));
  expect(byId("faq-czas")).toHaveAttribute("open");
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  // The answers that are opened by hand move again.
  expect(byId("faq-czas")?.parentElement?.style.getPropertyValue("--layout")).toBe("");
});

test("a new page is scrolled to at once, a place on the same page smoothly", () => {
  onPreRouteUpdate(change("/#uslugi", "/"));
  expect(root.style.scrollBehavior).toBe("");
  onPreRouteUpdate(change("/#uslugi", "/kontakt"));
  expect(root.style.scrollBehavior).toBe("auto");
  onRouteUpdate(change("/#uslugi", "/kontakt"));
  expect(root.style.scrollBehavior).toBe("");
});

describe("once React has taken over the page", () => {
  const isLoaded = jest.fn();

  beforeAll(() => {
    const loadPage = jest.fn().mockResolvedValue(undefined);
    onInitialClientRender({ loadPage, loadPageSync: isLoaded });
  });

  /** Clicks on a link. */
  function follow(href: string): void {
    document.body.innerHTML = `<a href="${href}">Dalej</a>`;
    jest.mocked(navigate).mockClear();
    document.querySelector("a")?.click();
  }

  test("a link changes to a page that is loaded", () => {
    isLoaded.mockReturnValue({});
    follow("/o-nas#zespol");
    expect(isLoaded).toHaveBeenLastCalledWith("/o-nas");
    expect(navigate).toHaveBeenLastCalledWith("/o-nas#zespol", {
      replace: false,
    });
  });

  test("a link to the same page stays on it", () => {
    isLoaded.mockReturnValue(undefined);
    follow("/");
    expect(navigate).toHaveBeenLastCalledWith("/", { replace: true });
  });

  test("a link to a page that isn't loaded is left to the browser", () => {
    isLoaded.mockReturnValue(undefined);
    // jsdom does not navigate, and logs an error instead
    const complaint = jest.spyOn(console, "error").mockImplementation(() => undefined);
    follow("/kontakt");
    expect(navigate).not.toHaveBeenCalled();
    expect(String(complaint.mock.calls[0]?.[0])).toContain("navigation");
    complaint.mockRestore();
  });
});

test("in develop, whose server sends empty pages, the router follows every link", async () => {
  const catchLinks = jest.fn<void, [Window, object, (address: string) => void]>();
  jest.doMock("gatsby-plugin-catch-links/catch-links", () => ({
    __esModule: true,
    default: catchLinks,
  }));
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "development" });
  await jest.isolateModulesAsync(async () => {
    const router = await import("gatsby");
    const start = await import("./on-initial-client-render");
    start.onInitialClientRender({
      loadPage: jest.fn(),
      loadPageSync: jest.fn(),
    });
    catchLinks.mock.calls[0]?.[2]("/kontakt");
    expect(router.navigate).toHaveBeenLastCalledWith("/kontakt", {
      replace: false,
    });
  });
  Object.assign(process.env, { NODE_ENV });
});

describe("pages of links in view", () => {
  let see = (_entries: object[]) => {};
  const link = Object.assign(document.createElement("a"), { href: "/o-nas" });

  beforeAll(() => {
    Object.assign(window, {
      IntersectionObserver: jest.fn((seen: typeof see) => ({
        observe: () => (see = seen),
      })),
    });
    loadInView(link);
  });

  test.each([
    ["a developer, whose server would have to make them", "development", false, []],
    ["a visitor who saves data", "test", true, []],
    ["other visitors", "test", false, [["/o-nas"]]],
  ])("are loaded ahead or not, for %s", (_, mode, saveData, loaded) => {
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: mode });
    Object.assign(navigator, { connection: { saveData } });
    jest.useFakeTimers();
    const loadPage = jest.fn().mockResolvedValue(undefined);
    onInitialClientRender({ loadPage, loadPageSync: jest.fn() });
    see([{ isIntersecting: true, target: link }]);
    jest.advanceTimersByTime(dwell);
    expect(loadPage.mock.calls).toEqual(loaded);
    jest.useRealTimers();
    Object.assign(navigator, { connection: undefined });
    Object.assign(process.env, { NODE_ENV });
  });
});

test("a new page is laid out as a whole", () => {
  root.dataset.later = "";
  onPreRouteUpdate(change("/kontakt#faq", "/kontakt"));
  expect(root).toHaveAttribute("data-later");
  onPreRouteUpdate(change("/", "/kontakt"));
  expect(root).not.toHaveAttribute("data-later");
});
