import type { Node } from "gatsby";
import type { Definition } from "../definition";
import type { DerivedType } from "../model";
import { readPhoto } from "../read/read-photo";
import type { GatsbyNodes } from "./content-nodes";
import { photoUses } from "./photo-uses";

/** The types that `allPhoto` answers with. */
export const photoTypes: Record<string, DerivedType> = {
  PhotoFile: {
    description: "A photo of the content, used or not.",
    fields: {
      file: { type: "File!", description: "The file, with its `publicURL` and `relativePath`." },
      width: { type: "Int!", description: "In pixels, as it is shown." },
      height: { type: "Int!", description: "In pixels, as it is shown." },
      alts: { type: "[String!]!", description: "Its text alternatives, each once." },
      usedIn: {
        type: "[PhotoUse!]!",
        description: "The places of the content that name it; none where it could be deleted.",
      },
    },
  },
  PhotoUse: {
    description: "A place of the content that names a photo.",
    fields: {
      alt: { type: "String!", description: "Its text alternative there." },
      file: { type: "String!", description: "The YAML file, below `content/`." },
      pages: { type: "[String!]!", description: "Addresses of the pages that show it." },
    },
  },
};

/** The root field that answers with all photos. */
export const allPhoto = (definition: Definition) => ({
  type: "[PhotoFile!]!",
  description:
    "All photos below `content/photos`, with where they are used, in the order of names.",
  args: { narrowerThan: { type: "Int", description: "Only those of fewer pixels in width." } },
  resolve: async ({ narrowerThan }: { narrowerThan?: number | null }, nodes: GatsbyNodes) => {
    const uses = photoUses(definition, await nodes.records());
    const photos = (await nodes.all("File"))
      .filter((file) => /^photos\/.*\.(jpe?g|png|webp)$/i.test(placeOf(file)))
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
      .map(async (file) => ({ file, photo: await readPhoto(String(file.absolutePath)) }));
    return (await Promise.all(photos)).flatMap(({ file, photo }) => {
      // A file that is broken is used nowhere: the check of the content sees to that.
      if (typeof photo !== "object" || photo.width >= (narrowerThan ?? Infinity)) return [];
      const usedIn = uses.get(placeOf(file)) ?? [];
      const alts = [...new Set(usedIn.map(({ alt }) => alt))];
      return { file, width: photo.width, height: photo.height, alts, usedIn };
    });
  },
});

const placeOf = (file: Node) => String(file.relativePath).normalize("NFC");
