import type { CreateResolversArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";

/** What the hook needs; Gatsby types `createResolvers` as `Function`. */
interface Tools extends Pick<CreateResolversArgs, "cache" | "pathPrefix" | "reporter"> {
  createResolvers: (resolvers: object) => void;
}

interface Context {
  nodeModel: { getNodeById: (wanted: { id: string }) => unknown };
}

/**
 * Adds `ImageSharp.avif`: a picture of full width as AVIF alone. `gatsbyImageData` would make a JPEG of each width with
 * it, a tenth of a cold build's work, or warn of each picture that it has none.
 */
export function createResolvers({ createResolvers, cache, pathPrefix, reporter }: Tools): void {
  const quiet = { ...reporter, warn: () => undefined };
  const avif = {
    type: "GatsbyImageData!",
    description: "The picture as AVIF alone, of full width: no JPEG is made with it.",
    args: { breakpoints: { type: "[Int!]!", description: "Its widths in pixels." } },
    resolve: (
      { parent }: { parent: string },
      { breakpoints }: { breakpoints: number[] },
      { nodeModel }: Context,
    ): Promise<IGatsbyImageData> => {
      const args = { layout: "fullWidth", breakpoints, formats: ["avif"] };
      const file = nodeModel.getNodeById({ id: parent });
      return generateImageData({ file, args, pathPrefix, reporter: quiet, cache });
    },
  };
  createResolvers({ ImageSharp: { avif } });
}
