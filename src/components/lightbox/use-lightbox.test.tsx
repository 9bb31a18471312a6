import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { useRef } from "react";
import { fakeMedia } from "@typed-site/test-support/fake-browser";
import { Figure } from "../figure/figure";
import { photoFile } from "../photo/photo.fixture";
// imported up front, so that no test waits for it to compile
import { slideOf } from "./open-lightbox";
import { useLightbox } from "./use-lightbox";

const names = ["Trawnik", "Skarpa", "Ogrodzenie"];

function Pictures() {
  const list = useRef<HTMLDivElement>(null);
  const onOpen = useLightbox(list);
  return (
    <div ref={list}>
      {names.map((name) => (
        <Figure
          key={name}
          file={photoFile(name)}
          alt={name}
          caption={`${name} po pracy`}
          sizes="50vw"
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

/** For a machine that is busy with other work. */
const patience = { timeout: 20_000 };

const link = (name: string) => screen.getByRole("link", { name });
const lightbox = () => screen.findByRole("dialog", { name: "Zdjęcie w powiększeniu" });

beforeEach(() => {
  fakeMedia("prefers-reduced-motion");
});

test("shows the picture of the link, with its caption, and those of the others", async () => {
  render(<Pictures />);
  fireEvent.click(link("Skarpa"));
  const dialog = await lightbox();
  // A screen reader stays in it.
  expect(dialog).toHaveAttribute("aria-modal", "true");
  // The library has these in English only.
  expect(document.querySelector("[aria-roledescription]")).toBeNull();
  expect(within(dialog).getByText("Skarpa po pracy")).toHaveAttribute("aria-live", "polite");
  expect(dialog).toHaveTextContent("Skarpa po pracy");
  fireEvent.click(within(dialog).getByRole("button", { name: "Następne zdjęcie" }));
  expect(dialog).toHaveTextContent("Ogrodzenie po pracy");
  fireEvent.click(within(dialog).getByRole("button", { name: "Poprzednie zdjęcie" }));
  expect(dialog).toHaveTextContent("Skarpa po pracy");
});

test.each(["Escape", "Zamknij"])("%s closes it and puts the focus back", async (way) => {
  const goesBack = jest.fn();
  addEventListener("popstate", goesBack, { capture: true, once: true });
  render(<Pictures />);
  fireEvent.click(link("Trawnik"));
  const dialog = await lightbox();
  if (way === "Escape") fireEvent.keyDown(document, { key: "Escape" });
  else fireEvent.click(within(dialog).getByRole("button", { name: way }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
  expect(link("Trawnik")).toHaveFocus();
  // Or the step would be one of the next test.
  await waitFor(() => expect(goesBack).toHaveBeenCalled(), patience);
});

test("back closes it and nothing else; closed by its button, it leaves no step in the history", async () => {
  window.history.replaceState({ step: 1 }, "");
  window.history.pushState({ step: 2 }, "");
  const heard = jest.fn();
  addEventListener("popstate", heard);
  render(<Pictures />);
  const pressButton = () =>
    screen
      .queryAllByRole("button", { name: "Zamknij" })
      .forEach((button) => fireEvent.click(button));
  for (const [goBack, press] of [
    [() => window.history.back(), () => undefined],
    // while it opens, the library hears no button
    [() => undefined, pressButton],
  ] as const) {
    fireEvent.click(link("Trawnik"));
    const dialog = await lightbox();
    goBack();
    await waitFor(() => {
      press();
      expect(dialog).not.toBeInTheDocument();
    }, patience);
    expect(link("Trawnik")).toHaveFocus();
    expect(window.history.state).toEqual({ step: 2 });
  }
  expect(heard).not.toHaveBeenCalled();
  window.history.back();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1), patience);
  removeEventListener("popstate", heard);
  expect(window.history.state).toEqual({ step: 1 });
});

test("opens once only, however often it is clicked, and goes with its page", async () => {
  const { unmount } = render(<Pictures />);
  fireEvent.click(link("Trawnik"));
  fireEvent.click(link("Trawnik"));
  const dialog = await lightbox();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  unmount();
  await waitFor(() => expect(dialog).not.toBeInTheDocument(), patience);
});

test("does not open over another page, where its code came too late", async () => {
  const { unmount } = render(<Pictures />);
  fireEvent.click(link("Trawnik"));
  unmount();
  await act(async () => void (await import("./open-lightbox")));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("once its page has gone, the router hears of steps in the history again", async () => {
  window.history.pushState({ step: 2 }, "");
  const { unmount } = render(<Pictures />);
  fireEvent.click(link("Trawnik"));
  await lightbox();
  unmount();
  const heard = jest.fn();
  addEventListener("popstate", heard);
  window.history.back();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1), patience);
  removeEventListener("popstate", heard);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "leaves a click with %s to the browser",
  (key) => {
    render(<Pictures />);
    const click = createEvent.click(link("Trawnik"), { [key]: true });
    fireEvent(link("Trawnik"), click);
    expect(click.defaultPrevented).toBe(false);
  },
);

test.each(["avif", "jpg"])(
  "a browser that shows %s gets the large picture as such, too",
  (format) => {
    render(<Pictures />);
    const opened = link("Skarpa") as HTMLAnchorElement;
    expect(slideOf(opened, format === "avif")).toMatchObject({
      src: opened.href,
      srcset:
        format === "avif" ? (expect.stringContaining("/Skarpa-960.avif") as string) : undefined,
      alt: "Skarpa",
      width: 960,
      height: 720,
    });
  },
);
