import { groupAddress } from "../../../packages/utils";

/** The part of `navigation.yaml` that names services, by their addresses. */
export interface NamedServices {
  header: readonly { label: string; overview: string; items: readonly string[] }[];
  links: readonly { address: string }[];
  footer: readonly { label: string; items: readonly string[] }[];
}

/** A service's address, and the address under which its content is listed. */
export interface ServicePlace {
  path: string;
  canonical: string;
}

/** The menu's groups; a service that none of them names comes at the end of its folder's group. */
export function completeHeader<Group extends NamedServices["header"][number]>(
  header: readonly Group[],
  services: readonly ServicePlace[],
): Group[] {
  const named = new Set(header.flatMap(({ overview, items }) => [overview, ...items]));
  const others = services.map(({ path }) => path).filter((path) => !named.has(path));
  return header.map((group) => ({
    ...group,
    items: [
      ...group.items,
      ...others.filter((path) => groupAddress(path) === group.overview).sort(),
    ],
  }));
}

/**
 * The footer's columns, with every service in one of them: one that none names, under any of its
 * addresses, comes at the end of the column that has most of its folder.
 */
export function completeFooter<Column extends NamedServices["footer"][number]>(
  footer: readonly Column[],
  services: readonly ServicePlace[],
): Column[] {
  const canonicals = new Map(services.map(({ path, canonical }) => [path, canonical]));
  const named = new Set(footer.flatMap(({ items }) => items.map((item) => canonicals.get(item))));
  const others = services.filter(({ path, canonical }) => path === canonical && !named.has(path));
  const columns = footer.map((column) => ({ ...column, items: [...column.items] }));
  for (const path of others.map(({ path }) => path).sort()) {
    const siblings = footer.map(
      ({ items }) => items.filter((item) => groupAddress(item) === groupAddress(path)).length,
    );
    columns[siblings.lastIndexOf(Math.max(...siblings))]?.items.push(path);
  }
  return columns;
}

/**
 * Every service once, in the menu's order: by groups, and those outside of groups at the end,
 * without a label. What two addresses show is one service.
 */
export function allServices(
  { header, links }: NamedServices,
  services: readonly ServicePlace[],
): { label: string | null; paths: string[] }[] {
  const canonicals = new Map(services.map(({ path, canonical }) => [path, canonical]));
  const left = new Set(services.map(({ canonical }) => canonical));
  const take = (paths: readonly string[]) =>
    paths.map((path) => canonicals.get(path) ?? path).filter((path) => left.delete(path));
  const groups = completeHeader(header, services).map(({ label, overview, items }) => ({
    label,
    paths: take([overview, ...items]),
  }));
  const others = take([...links.map(({ address }) => address), ...[...left].sort()]);
  return [...groups, { label: null, paths: others }].filter(({ paths }) => paths.length > 0);
}
