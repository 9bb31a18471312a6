/** @jest-environment jsdom */
import { drawThumbnail } from "./draw-thumbnail";

const photo = (name: string) => new File([], name);
const picture = { width: 400, height: 200, close: jest.fn() };

/** What a browser has begun to decode, and how it ends. */
const decoding: { name: string; end: (whole: boolean) => void }[] = [];
const drawn = jest.fn();
const asked = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, {
    createImageBitmap: ({ name }: File, options: ImageBitmapOptions) =>
      new Promise((resolve, reject) => {
        asked(options);
        const end = (whole: boolean) => (whole ? resolve(picture) : reject(new Error("no photo")));
        decoding.push({ name, end });
      }),
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, "getContext")
    .mockReturnValue({ drawImage: drawn } as never);
});

const canvas = () => Object.assign(document.createElement("canvas"), { width: 300, height: 60 });
const turn = () => new Promise((done) => setTimeout(done));

test("a photo keeps its shape, however wide the canvas was, and its memory is given back", async () => {
  const place = canvas();
  const isDrawn = drawThumbnail(photo("a"), place);
  expect(place.width).toBe(0);
  await turn();
  decoding.shift()?.end(true);
  expect(await isDrawn).toBe(true);
  expect(place.width).toBe(120);
  // A browser need not make a picture of all the pixels.
  expect(asked).toHaveBeenCalledWith({ resizeHeight: 60 });
  expect(drawn).toHaveBeenCalledWith(picture, 0, 0, 120, 60);
  expect(picture.close).toHaveBeenCalledTimes(1);
});

test("photos are decoded one after the other, also after one that is none", async () => {
  const first = drawThumbnail(photo("broken"), canvas());
  const second = drawThumbnail(photo("whole"), canvas());
  await turn();
  expect(decoding.map(({ name }) => name)).toEqual(["broken"]);
  decoding.shift()?.end(false);
  expect(await first).toBe(false);
  await turn();
  expect(decoding.map(({ name }) => name)).toEqual(["whole"]);
  decoding.shift()?.end(true);
  expect(await second).toBe(true);
});
