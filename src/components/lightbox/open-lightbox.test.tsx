import { render, screen } from "@testing-library/react";
import PhotoSwipe from "photoswipe";
import { fakeMedia } from "@typed-site/test-support/fake-browser";
import { labels } from "../../../e2e/support/content/fixtures";
import { Figure } from "../figure/figure";
import { photoFile } from "../photo/photo.fixture";
import { openLightbox } from "./open-lightbox";

test.each([
  ["avif", expect.stringContaining("/oak-320.avif 320w") as string],
  ["jpg", undefined],
])("a browser that chose %s for the small picture gets the large one in it", (format, srcset) => {
  fakeMedia();
  jest
    .spyOn(HTMLImageElement.prototype, "currentSrc", "get")
    .mockReturnValue(`https://site.example/small.${format}`);
  // jsdom loads no pictures, so the library would never ask for one
  const init = jest.spyOn(PhotoSwipe.prototype, "init").mockReturnValue(true);
  render(
    <Figure file={photoFile("oak")} alt="Oak" caption="" sizes="50vw" onOpen={() => undefined} />,
  );
  openLightbox(screen.getAllByRole<HTMLAnchorElement>("link"), 0, labels, () => undefined);
  const lightbox = (init.mock.contexts as PhotoSwipe[]).at(-1);
  expect(lightbox?.options.dataSource).toEqual([
    expect.objectContaining({
      src: expect.stringContaining("/oak-960.jpg") as string,
      srcset,
      // shown until it is there
      msrc: `https://site.example/small.${format}`,
      thumbCropped: true,
    }),
  ]);
  // the words of the library are English
  expect(lightbox?.options).toMatchObject({
    closeTitle: labels.closeLightbox,
    zoomTitle: labels.zoomPicture,
    arrowPrevTitle: labels.previousPicture,
    arrowNextTitle: labels.nextPicture,
    errorMsg: labels.pictureError,
  });
});

test("the picture leaves room for the bars above and below it, from desktops on for the arrows, too", () => {
  fakeMedia();
  const init = jest.spyOn(PhotoSwipe.prototype, "init").mockReturnValue(true);
  openLightbox([], 0, labels, () => undefined);
  const { options } = (init.mock.contexts as PhotoSwipe[]).at(-1) ?? {};
  const room = (x: number) => options?.paddingFn?.({ x, y: 900 }, {}, 0);
  expect(room(1023)).toEqual({ top: 60, bottom: 112, left: 0, right: 0 });
  expect(room(1024)).toEqual({ top: 64, bottom: 88, left: 88, right: 88 });
  // Nothing of the page is seen behind it, and the focus is given back by the site itself.
  expect(options).toMatchObject({ bgOpacity: 1, returnFocus: false });
});

test("it opens at the picture that was chosen; the library's rules are put below all others of a sheet, once", () => {
  fakeMedia();
  const init = jest.spyOn(PhotoSwipe.prototype, "init").mockReturnValue(true);
  const sheet = { cssRules: { length: 7 }, insertRule: jest.fn<void, [string, number]>() };
  jest.spyOn(document, "styleSheets", "get").mockReturnValue([sheet] as never);
  for (const index of [1, 0]) {
    openLightbox([], index, labels, () => undefined);
    const lightbox = (init.mock.contexts as PhotoSwipe[]).at(-1);
    expect(lightbox?.options.index).toBe(index);
  }
  expect(sheet.insertRule.mock.calls).toEqual([
    [expect.stringMatching(/^@layer reset\{.*\}$/s), 7],
  ]);
  jest.restoreAllMocks();
});
