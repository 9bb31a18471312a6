declare module "*.module.css" {
  const classNames: Record<string, string>;
  export = classNames;
}

/** A library's style sheet, as text. */
declare module "photoswipe/style.css" {
  const css: string;
  export default css;
}
