import { groupAddress } from "../../utils/group-address";

/** The parts of `navigation.yaml` that list services, by their addresses. */
export interface NamedServices {
  header: readonly { label: string; overview: string; items: readonly string[] }[];
  links: readonly { address: string }[];
  footer: readonly { label: string; items: readonly string[] }[];
}

/** A service's address and its canonical address. */
export interface ServicePlace {
  path: string;
  canonical: string;
}

/** The menu's groups, completed: a service that none lists is added at the end of its folder's group. */
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
 * The footer's columns, completed: a service that none lists, under any of its addresses, is added
 * to the column with most services of its folder.
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
 * Every service once, in the order of the menu: by group, and at the end those outside the groups,
 * without a label. A service with two addresses is listed once.
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
