import { graphql, useStaticQuery } from "gatsby";

/** What the header, the footer and the strip of towns link to, from content/navigation.yaml. */
export function useNavigation(): Queries.NavigationQuery["navigation"] {
  const { navigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      navigation {
        ...HeaderNavigation
        ...FooterNavigation
        strip {
          ...CityStrip
        }
      }
    }
  `);
  return navigation;
}
