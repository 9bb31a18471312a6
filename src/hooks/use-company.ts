import { graphql, useStaticQuery } from "gatsby";

/** The company's data from content/company.yaml. */
export type Company = Queries.CompanyQuery["company"];

/** The company's data from content/company.yaml. */
export function useCompany(): Company {
  const { company } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      company {
        brand
        tagline
        experienceYears
        responseTime
        insurance {
          sum
        }
        regions
        email
        quotesPhone {
          number
        }
        phones {
          label
          number
        }
        hours {
          from
          to
          opens
          closes
        }
        legalEntity
        legalName
        address {
          street
          postalCode
          city
        }
        nip
        socials {
          network
          label
          url
        }
        quoteButton
        photosNote
        credit {
          label
          url
          year
        }
      }
    }
  `);
  return company;
}
