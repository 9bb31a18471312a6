import { content } from "../content";

/** The argument that the hook needs; Gatsby types it as `any`. */
interface Tools {
  createResolvers: (resolvers: { Query: ReturnType<typeof content.rootFields> }) => void;
}

/** Adds the content's root fields. */
export function createResolvers({ createResolvers }: Tools): void {
  createResolvers({ Query: content.rootFields() });
}
