/** One column and one legal page. */
export const footerNavigation: Queries.FooterNavigationFragment = {
  footer: [
    {
      label: "Zakładanie ogrodów",
      items: [{ path: "/zakladanie-ogrodu/nawodnienie", title: "Nawodnienie" }],
      links: [{ label: "Czy potrzebne zezwolenie?", address: "/czy-potrzebne-zezwolenie" }],
    },
  ],
  legal: [{ path: "/regulamin-serwisu", title: "Regulamin serwisu" }],
};
