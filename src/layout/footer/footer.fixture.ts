/** What the footer queries, small, for tests. */
export const footerCompany: Queries.FooterCompanyFragment = {
  tagline: "Mamy talent do zakładania ogrodów.",
  phones: [
    { id: "quotes", label: "porady i wyceny", number: "+48 500 100 200" },
    { id: "office", label: "sprawy biurowe", number: "+48 500 100 300" },
  ],
  email: "kontakt@boritrawnik.example",
  hours: [{ from: "poniedziałek", to: "piątek", opens: "08:00", closes: "16:00" }],
  legalEntity: "Bór i Trawnik Jan Nowak, NIP 1234563218",
  socials: [{ network: "instagram", label: "Instagram", url: "https://instagram.example/bor" }],
  credit: { label: "Realizacja: Agencja", url: "https://agencja.example", year: 2024 },
};

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
