declare module "*.module.css" {
  const classNames: Record<string, string>;
  export = classNames;
}
