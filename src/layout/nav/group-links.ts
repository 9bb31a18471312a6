type Group = Queries.HeaderNavigationFragment["header"][number];

/** What a menu's group leads to below its overview: its services, then its further links. */
export const groupLinks = ({
  items,
  links,
}: Group): { address: string; label: string; occasion?: string | null }[] => [
  ...items.map(({ path, title, occasion }) => ({ address: path, label: title, occasion })),
  ...links,
];
