import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties that pass data to a style sheet, such as a comparison's height. */
    [name: `--${string}`]: string | number | undefined;
  }
}
