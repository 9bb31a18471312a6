import { pictureKind } from "./picture-kind";

const bytes = (text: string) => Buffer.from(text, "latin1");
/** The first box of a HEIF file, with its major and its other brands. */
const heif = (...brands: string[]) => {
  const box = ["ftyp", brands[0], "\0\0\0\0", ...brands.slice(1)].join("");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(box.length + 4);
  return Buffer.concat([size, bytes(`${box}hevcavif`)]);
};

test.each([
  ["jpeg", bytes("\xff\xd8\xff\xe0")],
  ["png", bytes("\x89PNG\r\n\x1a\n")],
  ["webp", bytes("RIFF\x0a\0\0\0WEBPVP8 ")],
  ["gif", bytes("GIF89a")],
  ["tiff", bytes("II*\0")],
  ["tiff", bytes("MM\0*")],
  ["svg", bytes("<svg xmlns='x'/>")],
  ["svg", bytes("\xef\xbb\xbf\n<?XML version='1.0'?>")],
  ["svg", bytes("<!DOCTYPE svg>")],
  ["heic", heif("heic")],
  ["heic", heif("mif1", "heix")],
  ["heic", heif("msf1")],
  ["avif", heif("mif1", "avif")],
  ["avif", heif("avis")],
])("%s is known by its first bytes", (kind, start) => {
  expect(pictureKind(start)).toBe(kind);
});

test.each([
  ["a sound of the RIFF family", bytes("RIFF\x0a\0\0\0WAVEfmt ")],
  ["a film, though what follows its brands looks like one", heif("isom", "mp42")],
  ["a text that mentions a drawing", bytes("x <svg>")],
  ["an empty file", bytes("")],
  ["a file that ends within its first box", bytes("\0\0\0\x18ftyp")],
])("%s is no picture", (_, start) => {
  expect(pictureKind(start)).toBeUndefined();
});
