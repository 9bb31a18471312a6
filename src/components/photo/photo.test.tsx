import { render, screen } from "@testing-library/react";
import { required } from "@typed-site/utils";
import { frugalSizes, Photo, type PhotoFile, picturesOf } from "./photo";
import { photoFile } from "./photo.fixture";

test("offers every size as AVIF, one as JPEG, and waits until it is nearly in view", () => {
  render(<Photo file={photoFile("mulczer")} alt="Mulczer" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Mulczer" });
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("src", "/mulczer-800.jpg");
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
  expect(frugalSizes("(min-width: 64em) 33vw, (min-width: 37.5em) 50vw, 90vw")).toContain(
    " calc(90vw * 0.6), (min-width: 64em) 33vw,",
  );
  expect(frugalSizes("100vw")).toMatch(/ calc\(100vw \* 0\.6\), 100vw$/);
});

test("without AVIF a page has the smaller JPEG, and a link leads to the larger, where there are two", () => {
  const file = photoFile("mulczer");
  const two = { jpeg: "/mulczer-800.jpg", largestJpeg: "/mulczer-960.jpg" };
  expect(picturesOf(file)).toMatchObject(two);
  const made = required(file.childImageSharp, "a raster picture");
  const images = { fallback: { src: "/one.jpg", srcSet: "/one.jpg 480w" } };
  const gatsbyImageData = { ...made.gatsbyImageData, images };
  const small: PhotoFile = { childImageSharp: { ...made, gatsbyImageData } };
  expect(picturesOf(small)).toMatchObject({
    jpeg: "/one.jpg",
    largestJpeg: "/one.jpg",
    width: 960,
  });
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
