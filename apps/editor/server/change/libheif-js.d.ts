/** The part of libheif-js that is used here; its own types are of the C functions alone. */
declare module "libheif-js/wasm-bundle" {
  /** A picture of a HEIF file, already turned as the file says. */
  interface HeifImage {
    /** Where it lies in the library's memory, for the C functions. */
    readonly handle: { readonly $$: { readonly ptr: number } };
    /** Whether it is the one that the file is about; others may stand before it. */
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /**
     * Decodes it into `target`, four bytes a pixel, in colours of its own; `done` gets null where it can't be decoded.
     */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: object | null) => void,
    ): void;
  }

  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
    readonly HEAPU8: Uint8Array;
    readonly HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    /** `prof` or `rICC`, `nclx`, or 0, as four letters in a number. */
    _heif_image_handle_get_color_profile_type(handle: number): number;
    /** 0 where there is none. */
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    /** @param error where 12 bytes for a `heif_error` are */
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void;
    /** @param target where the place of a `heif_color_profile_nclx` is written */
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, target: number): void;
  };
  export default libheif;
  export type { HeifImage };
}
