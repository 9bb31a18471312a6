import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties that carry data into a style sheet, such as the height of a comparison. */
    [name: `--${string}`]: string | number | undefined;
  }
}
