/** What is used of the plugin, which has no types. */
declare module "gatsby-plugin-sharp" {
  export function generateImageData(
    of: object,
  ): Promise<import("gatsby-plugin-image").IGatsbyImageData>;
}
