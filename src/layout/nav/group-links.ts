type Group = Queries.HeaderNavigationFragment["header"][number];

/** What a menu's group leads to below its overview: its services, then its further links. */
export const groupLinks = ({ items, links }: Group) => [
  ...items.map(({ path, title }) => ({ address: path, label: title })),
  ...links,
];
