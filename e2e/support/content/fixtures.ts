import { photoFile } from "../../../src/components/photo/photo.fixture";
import type { Company } from "../../../src/hooks/use-company";
import type { Labels } from "../../../src/hooks/use-labels";

/** A company with all data that the site shows. */
export const company: Company = {
  brand: "Bór i Trawnik",
  tagline: "Mamy talent do zakładania ogrodów.",
  experienceYears: 15,
  regions: ["Trójmiasto", "Wejherowo"],
  email: "kontakt@boritrawnik.example",
  quotesPhone: { number: "+48 500 100 200" },
  phones: [
    { label: "porady i wyceny", number: "+48 500 100 200" },
    { label: "sprawy biurowe", number: "+48 500 100 300" },
  ],
  hours: [{ from: "poniedziałek", to: "piątek", opens: "08:00", closes: "16:00" }],
  legalEntity: "Bór i Trawnik Jan Nowak, NIP 1234563218",
  legalName: "Bór i Trawnik Jan Nowak",
  address: { street: "ul. Leśna 1", postalCode: "80-001", city: "Gdańsk" },
  nip: "123-456-32-18",
  socials: [
    { network: "facebook", label: "Facebook", url: "https://www.facebook.com/boritrawnik.example" },
    { network: "youtube", label: "YouTube", url: "https://www.youtube.com/@boritrawnik.example" },
  ],
  quoteButton: "Bezpłatna wycena",
  photosNote: null,
  insurance: null,
  responseTime: "w ciągu dnia",
  credit: { label: "Realizacja: Agencja", url: "https://agencja.example", year: 2024 },
};

/** The words of the interface. */
export const labels: Labels = {
  skipLink: "Przejdź do treści",
  notices: "Ogłoszenia",
  home: "Strona główna",
  breadcrumb: "Ścieżka",
  mainNavigation: "Główna",
  menu: "Menu",
  showGroup: "Pokaż: {group}",
  groupOverview: "{group} – przegląd",
  contact: "Kontakt",
  call: "Zadzwoń",
  callUntil: "do {time}",
  callFrom: "od {time}",
  callOn: "{day} od {time}",
  quickContact: "Szybki kontakt",
  socialProfiles: "Profile społecznościowe",
  socialProfilesFooter: "Profile społecznościowe w stopce",
  newTab: "{name} (nowa karta)",
  towns: "Gdzie pracujemy",
  experience: "Od 15 lat",
  insured: "OC na {sum}",
  responds: "Odpowiadamy {responseTime}",
  townList: "Lista miejscowości",
  visualisation: "{caption} (wizualizacja)",
  allPhotos: "Pokaż wszystkie zdjęcia ({count})",
  services: "Usługi",
  email: "E-mail",
  before: "Przed",
  after: "Po",
  compare: "Pokaż przed i po",
  comparePosition: "{percent} %",
  choosePair: "Wybierz porównanie",
  contents: "Spis treści",
  effectiveFrom: "Obowiązuje od {date} r.",
  stopSliding: "Zatrzymaj przesuwanie",
  resumeSliding: "Wznów przesuwanie",
  lightbox: "Zdjęcie w powiększeniu",
  closeLightbox: "Zamknij",
  zoomPicture: "Powiększ",
  previousPicture: "Poprzednie zdjęcie",
  nextPicture: "Następne zdjęcie",
  pictureError: "Nie udało się wczytać zdjęcia.",
};

/** The results of the mocked `useStaticQuery`; tests may change them. */
export const staticQueryData: Record<string, unknown> = {
  site: { siteMetadata: { siteUrl: "https://boritrawnik.example" } },
  homePage: { hero: { photo: { alt: "Dom z ogrodem", src: photoFile("home") } } },
  company,
  labels,
  allNotice: { nodes: [] },
  fellingRules: {
    girth: { hint: "Zwykle:" },
    girthLimits: [50, 65, 80],
    girthSteps: [
      { above: 0, title: "Nic", path: "/nic" },
      { above: 50, title: "Zgłoszenie", path: "/zgloszenie" },
    ],
  },
};
