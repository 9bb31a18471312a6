import { type Model, recordOfNode, type ResolverContext } from "../../../packages/content-model";
import { addressOfFile } from "../../../packages/utils";
import {
  allServices,
  completeFooter,
  completeHeader,
  type NamedServices,
  type ServicePlace,
} from "./place-services";

/** The lists of services that follow from the services' files and from `navigation.yaml`. */
export const serviceLists: NonNullable<Model["derived"]> = {
  header: {
    type: "[NavigationGroup!]!",
    description: "Groups of the main menu, with the services that the file does not name.",
    resolve: async (source, context) =>
      completeHeader(named(source).header, placesOf(await readServices(context))),
  },
  footer: {
    type: "[FooterColumn!]!",
    description: "Columns of the footer, with the services that the file does not name.",
    resolve: async (source, context) =>
      completeFooter(named(source).footer, placesOf(await readServices(context))),
  },
  services: {
    type: "[ServiceGroup!]!",
    description: "Every service once, in the order of the menu.",
    resolve: async (source, context) => {
      const nodes = await readServices(context);
      return allServices(named(source), placesOf(nodes)).map(({ label, paths }) => ({
        label,
        services: paths.map((path) => nodes.get(path)),
      }));
    },
  },
};

/** What `serviceLists` answer with. */
export const serviceListTypes: NonNullable<Model["derivedTypes"]> = {
  ServiceGroup: {
    description: "Services that stand together in the menu.",
    fields: {
      label: { type: "String", description: "Name of the group; null outside of groups." },
      services: { type: "[Service!]!", description: "Its own page first, then the others." },
    },
  },
};

const named = (source: Record<string, unknown>) => source as unknown as NamedServices;

/** The services' nodes by their own address. */
async function readServices(context: ResolverContext) {
  const { entries } = await context.nodeModel.findAll({ type: "Service" });
  return new Map(
    [...entries].map((node) => [addressOfFile(recordOfNode(node, context).file), node] as const),
  );
}

function placesOf(services: ReadonlyMap<string, Record<string, unknown>>): ServicePlace[] {
  return [...services].flatMap(([canonical, { alsoAt }]) =>
    [canonical, ...((alsoAt as string[] | undefined) ?? [])].map((path) => ({ path, canonical })),
  );
}
