import { z } from "zod";
import {
  defineModel,
  f,
  polish,
  type RecordProblem,
  type RecordSource,
} from "gatsby-plugin-typed-content";
import { filledList } from "../parts";
import { companyIdentity, hoursProblems } from "./company-identity";
import { companyWords, yearsSince } from "./company-words";
import { phoneProblem, withPrefix } from "./phone-number";

const phone = f.group(
  "Phone",
  { label: "Telefon", add: "telefon", titleKey: "label" },
  {
    label: f.label({ label: "Napis nad numerem", hint: "Małą literą." }),
    number: f.completed(
      f.checked(
        f.line({ label: "Numer z kierunkowym", hint: "Na przykład +48 500 100 200." }),
        phoneProblem,
      ),
      withPrefix,
    ),
  },
);

interface Network {
  name: string;
  /** Where its profiles are; the first is shown as an example. */
  hosts: [string, ...string[]];
}

/** The networks. Each has an icon of its key in `src/components/icon/shapes.ts`. */
export const networks = {
  facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
  youtube: { name: "YouTube", hosts: ["youtube.com", "youtu.be"] },
} satisfies Record<string, Network>;

const networkKeys = Object.keys(networks) as (keyof typeof networks)[];

const socialProfile = f.group(
  "SocialProfile",
  { label: "Profil", hint: "W serwisie społecznościowym.", add: "profil", titleKey: "label" },
  {
    network: f.choice(
      "SocialNetwork",
      { label: "Serwis", hint: "Zależy od niego ikona.", hiddenInLists: true },
      f.fieldsFor(networkKeys, (key) => networks[key].name),
    ),
    label: f.plain({ label: "Nazwa serwisu", hint: "Czytają ją czytniki ekranu." }),
    url: f.webAddress({ label: "Adres profilu", hint: "Zaczyna się od https://." }),
  },
);

const publicProfile = f.group(
  "PublicProfile",
  {
    label: "Profil u innych",
    hint: "Strona, na której o firmie można przeczytać u innych.",
    add: "profil u innych",
    titleKey: "label",
  },
  {
    label: f.label({
      label: "Nazwa",
      hint: "Na przykład Opinie w Mapach Google albo Wpis w CEIDG.",
    }),
    url: f.webAddress({ label: "Adres", hint: "Zaczyna się od https://." }),
  },
);

const credit = f.group("Credit", "Podpis wykonawcy strony w stopce", {
  label: f.line("Treść podpisu"),
  url: f.webAddress({ label: "Adres wykonawcy", hint: "Zaczyna się od https://." }),
  year: f.wholeNumber("Rok powstania strony", 2000, 2100),
});

/** What `content/company.yaml` may hold. */
export const companyShape = z.strictObject({
  brand: f.plain("Nazwa firmy"),
  tagline: f.text("Zdanie o firmie w stopce"),
  experienceSince: f.wholeNumber(
    {
      label: "Od którego roku firma pracuje",
      hint: "W tekstach zamiast liczby lat pisz „od {experience}”: strona wstawi tam na przykład „15 lat” i co roku doda jeden.",
    },
    1930,
    // the year before this site was built: with less than a year there is nothing to say
    2025,
  ),
  regions: filledList(
    f.label({ label: "Nazwa okolicy", add: "nazwę okolicy" }),
    "Okolice, w których firma pracuje",
  ),
  email: f.labelled(z.email(), "Adres e-mail firmy"),
  quotesPhone: f.labelled(phone, {
    label: "Telefon do porad i wycen",
    hint: "Dzwonią pod niego przyciski.",
  }),
  otherPhones: f.list(phone, "Dalsze telefony").default([]),
  socials: f.list(socialProfile, "Profile społecznościowe"),
  publicProfiles: f
    .list(publicProfile, {
      label: "Strony, na których można sprawdzić firmę",
      hint: "Wizytówka na mapie, wpis w rejestrze i inne. Odnośniki są obok opinii na stronie głównej.",
    })
    .default([]),
  quoteButton: f.label("Napis na żółtym przycisku, który prowadzi do wyceny"),
  ...companyIdentity,
  credit,
});

/** Who the company is and how to reach it. */
export const company = defineModel({
  typeName: "Company",
  label: "Firma",
  noun: "Firma",
  description: "Firma: nazwa, telefony, e-mail, profile, dane rejestrowe, ludzie, ubezpieczenie.",
  editor: { group: "Firma" },
  files: ["company.yaml"],
  shape: companyShape,
  graphql: {
    fields: {
      experienceYears: {
        type: "Int!",
        description: "For how many years the company has worked, in the year of the build.",
        resolve: ({ experienceSince }) => yearsSince(Number(experienceSince)),
      },
      phones: {
        type: "[Phone!]!",
        description: "All numbers, that for quotes first.",
        resolve: ({ quotesPhone, otherPhones = [] }) => [quotesPhone, ...(otherPhones as object[])],
      },
      legalEntity: {
        type: "String",
        description: "The firm as a contract names it; null without a legal name.",
        resolve: (source) =>
          source.legalName ? polish.typography(companyWords(source).legalEntity) : null,
      },
    },
  },
  check: (records) =>
    records.flatMap((record) => [...profileProblems(record), ...hoursProblems(record)]),
});

/** The paths of a network's links that its button to share gives out; they name a profile only in passing. */
const SHARED = /^\/(?:share|sharer|p|reel|reels|stories|story\.php|watch|posts)(?:[/.]|$)/i;

/** The problems of profiles whose address is on another site than their icon says, or leads through a shared link. */
function profileProblems(record: RecordSource): RecordProblem[] {
  const { data: socials = [] } = z.array(socialProfile).safeParse(record.data.socials);
  return socials.flatMap(({ network, url }, index) => {
    const { hostname, pathname } = new URL(url);
    const { hosts } = networks[network];
    const example = `na przykład https://www.${hosts[0]}/nazwa-profilu`;
    const at = { record, path: ["socials", index, "url"] };
    if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) {
      return {
        ...at,
        problem: `Adres „${url}” nie prowadzi do serwisu ${network}.`,
        remedy: `Wpisz adres profilu, ${example}.`,
      };
    }
    if (!SHARED.test(pathname)) return [];
    return {
      ...at,
      problem: `Adres „${url}” jest z przycisku „Udostępnij” i nie jest adresem profilu.`,
      remedy: `Otwórz go w przeglądarce i skopiuj adres profilu z paska, ${example}.`,
    };
  });
}
