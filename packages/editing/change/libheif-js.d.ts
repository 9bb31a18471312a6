/** The part of libheif-js that is used here; its own types are of the C functions alone. */
declare module "libheif-js/wasm-bundle" {
  /** A picture of a HEIF file, already turned as the file says. */
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Decodes it into `target`, four bytes a pixel; `done` gets null where it can't be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: object | null) => void,
    ): void;
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
