import { render, screen } from "@testing-library/react";
import { frugalSizes, Photo, type PhotoFile } from "./photo";
import { photoFile } from "./photo.fixture";

test("offers every size as AVIF, one as JPEG, and waits until it is nearly in view", () => {
  render(<Photo file={photoFile("mulczer")} alt="Mulczer" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Mulczer" });
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("src", "/mulczer-960.jpg");
  const avif = image.previousElementSibling;
  expect(avif).toHaveAttribute("type", "image/avif");
  expect(avif).toHaveAttribute("sizes", frugalSizes("50vw"));
  expect(avif).toHaveAttribute("srcset", expect.stringMatching(/320w,\s.*960w$/));
  expect(image).not.toHaveAttribute("fetchpriority");
});

test("keeps its place: width and height are those of the largest size", () => {
  render(<Photo file={photoFile("mulczer")} alt="Mulczer" sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("width", "960");
  expect(image).toHaveAttribute("height", "720");
});

test("takes a picture for 1.8 dots a pixel on a phone that has three", () => {
  expect(frugalSizes("(min-width: 37.5em) 50vw, 100vw")).toBe(
    "(min-resolution: 2.5dppx) and (max-width: 37.499em) calc(100vw * 0.6), " +
      "(min-width: 37.5em) 50vw, 100vw",
  );
  expect(frugalSizes("100vw")).toMatch(/ calc\(100vw \* 0\.6\), 100vw$/);
});

test.each([
  ["the smallest that is 700 pixels wide", [400, 700, 1280], 700],
  ["the largest of a picture that is smaller", [120, 240, 480], 480],
])("browsers without AVIF get %s", (_, widths, expected) => {
  const { childImageSharp } = photoFile("mulczer");
  const srcSet = widths.map((width) => `/${width}.jpg ${width}w`).join(",\n");
  const images = { fallback: { src: "/first.jpg", srcSet } };
  const gatsbyImageData = { ...childImageSharp?.gatsbyImageData, images };
  const file = { childImageSharp: { gatsbyImageData } } as PhotoFile;
  render(<Photo file={file} alt="Mulczer" sizes="50vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("src", `/${expected}.jpg`);
  expect(screen.getByRole("img")).toHaveAttribute("width", String(widths.at(-1)));
});

test("an eager picture goes first", () => {
  render(<Photo file={photoFile("mulczer")} alt="Mulczer" sizes="100vw" eager />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("a file that is no raster picture stops the build", () => {
  const broken = { childImageSharp: null };
  const draw = () => Photo({ file: broken, alt: "", sizes: "1px" });
  expect(draw).toThrow("raster picture");
});
