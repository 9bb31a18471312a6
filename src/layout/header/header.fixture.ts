/** What the header queries, small, for tests. */
export const headerCompany: Queries.HeaderCompanyFragment = {
  brand: "Bór i Trawnik",
  quoteButton: "Bezpłatna wycena",
  phones: [
    { id: "quotes", number: "+48 500 100 200" },
    { id: "office", number: "+48 500 100 300" },
  ],
};

/** Two groups and one single page. */
export const headerNavigation: Queries.HeaderNavigationFragment = {
  header: [
    {
      label: "Oczyszczanie terenu",
      overview: { path: "/oczyszczanie-terenu" },
      items: [{ path: "/oczyszczanie-terenu/mulczer-lesny", title: "Mulczer leśny" }],
    },
    {
      label: "Prace ziemne",
      overview: { path: "/prace-ziemne" },
      items: [{ path: "/prace-ziemne/rownanie-terenu", title: "Równanie terenu" }],
    },
  ],
  links: [{ label: "O nas", address: "/o-nas" }],
};
