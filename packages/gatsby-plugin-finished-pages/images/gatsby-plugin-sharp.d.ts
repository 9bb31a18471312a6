/** The plugin has types for its main file only. */
declare module "gatsby-plugin-sharp/process-file" {
  interface Transform {
    outputPath: string;
    args: { toFormat: string; quality: number; width: number };
  }
  export function processFile(file: string, transforms: Transform[]): Promise<unknown>;
}
