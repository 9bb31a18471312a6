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
  expect(room(1023)).toMatchObject({ left: 0, right: 0 });
  for (const side of Object.values(room(1024) ?? {})) expect(side).toBeGreaterThanOrEqual(44);
});
