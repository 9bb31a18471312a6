import { defineContent, polish } from "gatsby-plugin-typed-content";
import {
  company,
  contactPage,
  equipmentItem,
  faqItem,
  gallery,
  homePage,
  legalPage,
  navigation,
  notFoundPage,
  redirect,
  review,
  service,
  town,
  townPage,
  transformation,
} from "./tiny-models.fixture";

/** A small site, so that the editing page is tested without the one that it edits. */
export const tinyContent = defineContent({
  language: polish,
  models: [
    homePage,
    contactPage,
    notFoundPage,
    townPage,
    legalPage,
    service,
    town,
    gallery,
    transformation,
    faqItem,
    review,
    company,
    equipmentItem,
    navigation,
    redirect,
  ],
  placeholders: { names: ["place"], typeName: "Company", of: () => ({ place: "tutaj" }) },
  filesAddress: "/files",
  anchors: ["tresc"],
});

/** A service file without mistakes, for `services/`. Its search texts must be its own: no two pages share them. */
export const serviceFile = (title: string, words = title) => `title: ${title}
headline: ${title} od ręki
seo:
  title: ${words} i ogrody w okolicy
  description: ${`${words} i ogrody. `.repeat(12).slice(0, 130).trim()}.
`;

const names = ["Puck", "Reda", "Hel", "Gdynia"];

const townFile = (name: string) => `name: ${name}
locative: w mieście ${name}
genitive: miasta
county: powiat pucki
lat: 54.7
lon: 18.4
nearby: [${names.filter((other) => other !== name).join(", ")}]
summary: piasek
`;

/** A gallery's file without mistakes. */
export const galleryFile = `title: Nasze ogrody
photos:
  - src: ../photos/hero-dom.jpg
    alt: Dom z trawnikiem
    caption: Trawnik przed domem
  - src: ../photos/hero-las.jpg
    alt: Las po oczyszczeniu
    caption: Las
`;

/** A content of the small site without mistakes, by file; `contentFolder` has its photos. */
export const tinyFiles: Readonly<Record<string, string>> = {
  "company.yaml": "brand: Bór\n",
  "equipment.yaml": "- { name: Kosa, icon: mulcher }\n",
  "faq.yaml": ["ile-trwa", "kiedy", "gdzie", "jak", "za-ile"]
    .map((slug) => `- slug: ${slug}\n  question: Pytanie ${slug}?\n  answer: Tak.\n`)
    .join(""),
  "galleries/ogrody.yaml": galleryFile,
  "legal/regulamin-serwisu.yaml": "title: Regulamin\nsections: [Wszystko wolno.]\n",
  "navigation.yaml": "header:\n  - { label: Oferta, items: [/trawa-z-rolki] }\n",
  "pages/404.yaml": "title: Nie ma tej strony\n",
  "pages/home.yaml": "title: Ogrody\ntransformation: ogrod\n",
  "pages/kontakt.yaml": "title: Kontakt\n",
  "pages/town.yaml": 'heroTitle: "Ogrody {place} i obok"\n',
  "redirects.yaml": "[]\n",
  "reviews.yaml": "[]\n",
  "services/trawa-z-rolki.yaml": serviceFile("Trawa z rolki"),
  ...Object.fromEntries(names.map((name) => [`towns/${name.toLowerCase()}.yaml`, townFile(name)])),
  "transformations/ogrod.yaml":
    "title: Przed i po\nafter: { src: ../photos/hero-las.jpg, alt: Trawnik }\n",
};
