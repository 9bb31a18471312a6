import type { HTMLElement } from "node-html-parser";
import type * as schema from "schema-dts";
import { dialled, sharePicturePath } from "../../utils";
import { plainSpaces } from "../plain-spaces";
import type { Site, SiteCompany } from "../site";

/** The company's `@id`, the same on every page. */
export const businessId = (url: string) => `${url}/#firma`;

/** The company's node; with its people if the page shows them. */
export function business(
  { url, company, peopleId }: Site,
  document: HTMLElement,
): schema.HomeAndConstructionBusiness {
  const { brand, tagline, phones, telephone, email, socials, regions, people } = company;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(url),
    ...{ name: brand, description: plainSpaces(tagline), url: `${url}/`, email },
    ...identity(company),
    logo: `${url}/icon-512.png`,
    image: url + sharePicturePath("/"),
    telephone: dialled(telephone),
    contactPoint: phones.map(({ label, number }) => ({
      "@type": "ContactPoint",
      contactType: plainSpaces(label),
      telephone: dialled(number),
    })),
    sameAs: socials.map((social) => social.url),
    areaServed: regions.map(plainSpaces),
    ...(document.querySelector(`#${peopleId} section`) && { employee: people.map(employee) }),
  };
}

/** The company's legal identity; undefined values are left out of JSON. */
function identity({ legalName, address, nip, hours }: SiteCompany) {
  const taxID = nip?.replace(/\D/g, "");
  return {
    legalName: legalName ?? undefined,
    address: address ? postalAddress(address) : undefined,
    taxID,
    vatID: taxID && `PL${taxID}`,
    openingHoursSpecification: hours.length > 0 ? hours.map(openingHours) : undefined,
  };
}

type Address = NonNullable<SiteCompany["address"]>;
type Hours = SiteCompany["hours"][number];

const postalAddress = ({ street, postalCode, city }: Address): schema.PostalAddress => ({
  "@type": "PostalAddress",
  ...{ streetAddress: street, postalCode, addressLocality: city, addressCountry: "PL" },
});

/** The content's weekdays in order, with schema.org's names. */
const DAYS = {
  poniedziałek: "Monday",
  wtorek: "Tuesday",
  środa: "Wednesday",
  czwartek: "Thursday",
  piątek: "Friday",
  sobota: "Saturday",
  niedziela: "Sunday",
} as const;

function openingHours({ from, to, opens, closes }: Hours): schema.OpeningHoursSpecification {
  const names = Object.keys(DAYS);
  const first = names.indexOf(from);
  // From Sunday to Tuesday includes the turn of the week.
  const length = ((names.indexOf(to ?? from) - first + 7) % 7) + 1;
  const days = Object.values(DAYS);
  const dayOfWeek = [...days, ...days].slice(first, first + length);
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}

const employee = (person: SiteCompany["people"][number]): schema.Person => ({
  "@type": "Person",
  name: plainSpaces(person.name),
  jobTitle: plainSpaces(person.role),
  hasCredential: {
    "@type": "EducationalOccupationalCredential",
    name: plainSpaces(person.qualification),
    identifier: person.number ? plainSpaces(person.number) : undefined,
  },
});
