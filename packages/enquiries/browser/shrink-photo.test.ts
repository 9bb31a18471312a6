/** @jest-environment jsdom */
import { LONGEST_PHOTO_SIDE } from "@typed-site/utils";

const isCanvasRight = jest.fn<boolean, []>();
jest.doMock("./is-canvas-right", () => ({ isCanvasRight }));
const shrinkPhoto = async (file: File) => (await import("./shrink-photo")).shrinkPhoto(file);

const calls: unknown[] = [];
const decode = jest.fn();

/** A browser that decodes each photo to this size, and draws it as a JPEG, or as nothing. */
function browser(
  width: number,
  height: number,
  jpeg: Blob | null = new Blob(["j"], { type: "image/jpeg" }),
) {
  calls.length = 0;
  isCanvasRight.mockReturnValue(true);
  const close = () => calls.push("close");
  decode.mockReset().mockResolvedValue({ width, height, close });
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = {
    set fillStyle(colour: string) {
      calls.push(colour);
    },
    fillRect: (...at: number[]) => calls.push(["fill", ...at]),
    drawImage: (_picture: unknown, ...at: number[]) => calls.push(["draw", ...at]),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
    calls.push(how);
    done(jpeg);
  };
}

const photo = new File(["abc"], "IMG.1.HEIC", { type: "image/heic" });

test.each([
  ["a wide", 2, 1],
  ["a tall", 1, 2],
])(
  "%s photo becomes a smaller JPEG, upright, on white, and its memory is given back",
  async (_, x, y) => {
    const [longest, size] = [
      LONGEST_PHOTO_SIDE,
      [x, y].map((part) => (LONGEST_PHOTO_SIDE * part) / 2),
    ];
    browser(longest * x, longest * y);
    const { name, type } = await shrinkPhoto(photo);
    expect([name, type]).toEqual(["IMG.1.jpg", "image/jpeg"]);
    expect(decode).toHaveBeenCalledWith(photo, { imageOrientation: "from-image" });
    const how = ["image/jpeg", expect.closeTo(0.82)];
    expect(calls).toEqual([
      "white",
      ["fill", 0, 0, ...size],
      ["draw", 0, 0, ...size],
      how,
      "close",
    ]);
  },
);

test("a small one stays as large as it is, and loses what its camera wrote", async () => {
  browser(30, 20);
  expect(await shrinkPhoto(photo)).not.toBe(photo);
  expect(calls).toContainEqual(["draw", 0, 0, 30, 20]);
});

test("what can't be decoded, drawn or read back is sent as it is", async () => {
  browser(30, 20);
  decode.mockRejectedValueOnce(new Error("no photo"));
  expect(await shrinkPhoto(photo)).toBe(photo);
  isCanvasRight.mockReturnValueOnce(false);
  expect(await shrinkPhoto(photo)).toBe(photo);
  browser(30, 20, null);
  expect(await shrinkPhoto(photo)).toBe(photo);
  HTMLCanvasElement.prototype.getContext = () => null;
  expect(await shrinkPhoto(photo)).toBe(photo);
});
