import { graphql, useStaticQuery } from "gatsby";
import { required } from "../utils/required";

/** What the site knows about the company, from content/company.yaml. */
export type Company = NonNullable<Queries.CompanyQuery["company"]>;

/** What the site knows about the company, from content/company.yaml. */
export function useCompany(): Company {
  const data = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      company {
        brand
        tagline
        experienceYears
        regions
        email
        phones {
          id
          label
          number
        }
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
  return required(data.company, "company");
}
