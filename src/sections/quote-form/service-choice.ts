type Service = Queries.QuoteFormServiceFragment;

/**
 * The services to choose from, and the one chosen at the start. Two addresses may show the same
 * service; then the entry that the list already has stands for both.
 */
export function serviceChoice(services: readonly Service[], current?: Service) {
  const listed = current && services.find(({ canonical }) => canonical === current.canonical);
  const all = current && !listed ? [...services, current] : services;
  return {
    options: all.map(({ path, title }) => ({ value: valueOf({ path, title }), label: title })),
    defaultValue: current && valueOf(listed ?? current),
  };
}

/** What is sent: two services may have the same title, and people read the enquiry. */
const valueOf = ({ path, title }: Pick<Service, "path" | "title">) => `${title} (${path})`;
