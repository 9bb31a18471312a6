import { CallBar } from "../../../../layout/call-bar/call-bar";
import { CityStrip } from "../../../../layout/city-strip/city-strip";
import { Footer } from "../../../../layout/footer/footer";
import { Header } from "../../../../layout/header/header";
import { SocialBar } from "../../../../layout/social-bar/social-bar";
import { labels } from "../labels";
import { longWord } from "../sample";

const items = [
  { path: "/a", title: "Koszenie łąk" },
  { path: "/b", title: longWord },
];
const groups = ["Tereny zielone", "Drzewa"].map((label) => ({
  label,
  overview: { path: "/" },
  items,
}));
const links = [{ label: "O nas", address: "/o-nas" }];
const navigation = {
  header: groups,
  links,
  footer: groups.map((group) => ({ ...group, links })),
  legal: [{ path: "/regulamin", title: "Regulamin" }],
};
const company = {
  brand: "Bór i Trawnik",
  tagline: "Ogrody, drzewa, ziemia.",
  quoteButton: "Bezpłatna wycena",
  phones: [
    { id: "quotes", label: "wyceny", number: "+48 500 100 200" },
    { id: "office", label: "biuro", number: "+48 500 100 300" },
  ],
  email: "kontakt@boritrawnik.example",
  socials: ["facebook", "instagram", "youtube"].map((network) => ({
    network,
    label: network,
    url: `https://${network}.example/`,
  })),
  hours: [{ from: "poniedziałek", to: "piątek", opens: "8:00", closes: "16:00" }],
  legalEntity: "Imię Nazwisko, NIP 123-456-32-18",
  credit: { label: "Realizacja: Agencja", url: "https://agencja.example", year: 2024 },
};
const towns = ["Gdańsk", "Hel", longWord].map((name) => ({ name, path: `/${name}` }));

/** What surrounds every page. */
export function Frame() {
  const path = "/a";
  return (
    <>
      <Header kind="full" {...{ path, company, navigation, labels }} />
      <Header kind="simple" {...{ path, company, navigation, labels }} />
      <CityStrip heading={labels.towns} towns={towns} path="/Hel" />
      <Footer {...{ company, navigation, labels }} />
      <SocialBar socials={company.socials} labels={labels} />
      <CallBar company={company} quoteHref="#wycena" labels={labels} />
    </>
  );
}
