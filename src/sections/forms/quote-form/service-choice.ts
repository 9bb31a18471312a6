import type { Choice, ChoiceGroup } from "../../../components/select-field/select-field";

type Group = Queries.QuoteFormFragment["navigation"]["services"][number];
type Service = Queries.QuoteFormServiceFragment;

/**
 * The services to choose from, grouped because services of two groups may have the same title, and
 * the one selected initially. A service with two addresses is listed once. People read the value
 * that is sent: the title, with the group's name only where it is ambiguous.
 */
export function serviceChoice(groups: readonly Group[], current?: Service) {
  const all = groups.flatMap(({ label, services }) =>
    services.map((service) => ({ label, ...service })),
  );
  const valueOf = ({ title, label }: (typeof all)[number]) =>
    label !== null && all.filter((other) => other.title === title).length > 1
      ? `${title} (${label})`
      : title;
  const chosen = current && all.find(({ canonical }) => canonical === current.canonical);
  return {
    options: groups.flatMap(({ label, services }): (Choice | ChoiceGroup)[] => {
      const options = services.map((service) => ({
        value: valueOf({ label, ...service }),
        label: service.title,
      }));
      return label === null ? options : [{ label, options }];
    }),
    defaultValue: chosen && valueOf(chosen),
  };
}
