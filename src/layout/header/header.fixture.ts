/** Two groups and one single page. */
export const headerNavigation: Queries.HeaderNavigationFragment = {
  header: [
    {
      label: "Oczyszczanie terenu",
      overview: { path: "/oczyszczanie-terenu" },
      items: [
        { path: "/oczyszczanie-terenu/mulczer-lesny", title: "Mulczer leśny", occasion: null },
      ],
      links: [{ label: "Czy potrzebne zezwolenie?", address: "/czy-potrzebne-zezwolenie" }],
    },
    {
      label: "Prace ziemne",
      overview: { path: "/prace-ziemne" },
      items: [{ path: "/prace-ziemne/rownanie-terenu", title: "Równanie terenu", occasion: null }],
      links: [],
    },
  ],
  links: [{ label: "O nas", address: "/o-nas" }],
};
