import type { Choice, ChoiceGroup } from "../../../components/select-field/select-field";

type Group = Queries.QuoteFormFragment["navigation"]["services"][number];
type Service = Queries.QuoteFormServiceFragment;

/**
 * The services to choose from, under the names of their groups because services of two groups may
 * have the same title; and the one chosen at the start. Two addresses may show the same service, which is
 * listed once.
 */
export function serviceChoice(groups: readonly Group[], current?: Service) {
  const all = groups.flatMap(({ services }) => services);
  const chosen = current && all.find(({ canonical }) => canonical === current.canonical);
  return {
    options: groups.flatMap(({ label, services }): (Choice | ChoiceGroup)[] => {
      const options = services.map((service) => ({
        value: valueOf(service),
        label: service.title,
      }));
      return label === null ? options : [{ label, options }];
    }),
    defaultValue: chosen && valueOf(chosen),
  };
}

/** What is sent: two services may have the same title, and people read the enquiry. */
const valueOf = ({ path, title }: Service) => `${title} (${path})`;
