import type { ContentNodes, ModelGraphql } from "gatsby-plugin-typed-content";
import {
  allServices,
  completeFooter,
  completeHeader,
  type NamedServices,
  type ServicePlace,
} from "./place-services";

/** Lists of services derived from the services' files and `navigation.yaml`. */
export const serviceLists: ModelGraphql["fields"] = {
  header: {
    type: "[NavigationGroup!]!",
    description: "Groups of the main menu, with the services that the file does not name.",
    resolve: async (source, nodes) =>
      completeHeader(menusOf(source).header, placesOf(await readServices(nodes))),
  },
  footer: {
    type: "[FooterColumn!]!",
    description: "Columns of the footer, with the services that the file does not name.",
    resolve: async (source, nodes) =>
      completeFooter(menusOf(source).footer, placesOf(await readServices(nodes))),
  },
  services: {
    type: "[ServiceGroup!]!",
    description: "Every service once, in the order of the menu.",
    resolve: async (source, nodes) => {
      const services = await readServices(nodes);
      return allServices(menusOf(source), placesOf(services)).map(({ label, paths }) => ({
        label,
        services: paths.map((path) => services.get(path)),
      }));
    },
  },
};

/** The GraphQL types of `serviceLists`. */
export const serviceListTypes: ModelGraphql["types"] = {
  ServiceGroup: {
    description: "Services that stand together in the menu.",
    fields: {
      label: { type: "String", description: "Name of the group; null outside of groups." },
      services: { type: "[Service!]!", description: "Its own page first, then the others." },
    },
  },
};

/** The services of the menu's group that has its overview at an address; none where no group has. */
export async function servicesOfGroup(overview: string, nodes: ContentNodes) {
  const { header } = menusOf(await nodes.single("Navigation"));
  const groups = completeHeader(header, placesOf(await readServices(nodes)));
  const items = groups.find((group) => group.overview === overview)?.items ?? [];
  return Promise.all(items.map((item) => nodes.named("Service", item)));
}

/** The menus as `navigation.yaml` has them. */
function menusOf({ header, links, footer }: Record<string, unknown>): NamedServices {
  return {
    header: header as NamedServices["header"],
    links: links as NamedServices["links"],
    footer: footer as NamedServices["footer"],
  };
}

/** The services' nodes by their canonical address. */
async function readServices(nodes: ContentNodes) {
  const services = await nodes.all("Service");
  return new Map(services.map((node) => [nodes.address("Service", node), node] as const));
}

function placesOf(services: ReadonlyMap<string, Record<string, unknown>>): ServicePlace[] {
  return [...services].flatMap(([canonical, { alsoAt }]) =>
    [canonical, ...((alsoAt as string[] | undefined) ?? [])].map((path) => ({ path, canonical })),
  );
}
