import type * as schema from "schema-dts";
import { dialled, plainSpaces } from "@typed-site/utils";
import type { Company } from "../../hooks/use-company";
import { weekdaysOf } from "../../utils/weekdays";
import type { PageDescription } from "./page-description";

/** The company's `@id`, the same on every page. */
export const businessId = ({ siteUrl }: Pick<PageDescription, "siteUrl">) => `${siteUrl}/#firma`;

/** The company's node; with its people if the page shows them. */
export function business(page: PageDescription): schema.HomeAndConstructionBusiness {
  const { siteUrl, company, people, homePicture } = page;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(page),
    name: company.brand,
    description: plainSpaces(company.tagline),
    url: `${siteUrl}/`,
    email: company.email,
    ...identity(company),
    logo: `${siteUrl}/icon-512.png`,
    image: homePicture,
    telephone: dialled(company.quotesPhone.number),
    contactPoint: company.phones.map(({ label, number }) => ({
      "@type": "ContactPoint",
      contactType: plainSpaces(label),
      telephone: dialled(number),
    })),
    sameAs: company.socials.map(({ url }) => url),
    areaServed: company.regions.map(plainSpaces),
    employee: people?.length ? people.map(employee) : undefined,
  };
}

/** The company's legal identity; undefined values are left out of JSON. */
function identity({ legalName, address, nip, hours }: Company) {
  const taxID = nip?.replace(/\D/g, "");
  return {
    legalName: legalName ?? undefined,
    address: address ? postalAddress(address) : undefined,
    taxID,
    vatID: taxID && `PL${taxID}`,
    openingHoursSpecification: hours.length > 0 ? hours.map(openingHours) : undefined,
  };
}

const postalAddress = (address: NonNullable<Company["address"]>): schema.PostalAddress => ({
  "@type": "PostalAddress",
  streetAddress: address.street,
  postalCode: address.postalCode,
  addressLocality: address.city,
  addressCountry: "PL",
});

/** Schema.org's names of the weekdays, from Monday. */
const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

type Hours = Company["hours"][number];

const openingHours = ({ opens, closes, ...days }: Hours): schema.OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: weekdaysOf(days).flatMap((day) => DAYS[day] ?? []),
  opens,
  closes,
});

type Person = NonNullable<PageDescription["people"]>[number];

const employee = ({ name, role, qualification, number }: Person): schema.Person => ({
  "@type": "Person",
  name: plainSpaces(name),
  jobTitle: plainSpaces(role),
  hasCredential: {
    "@type": "EducationalOccupationalCredential",
    name: plainSpaces(qualification),
    identifier: number ? plainSpaces(number) : undefined,
  },
});
