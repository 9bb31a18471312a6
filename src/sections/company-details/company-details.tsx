import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { hoursLine } from "../../utils/text/hours-line";
import * as styles from "./company-details.module.css";

/** The company's name, address, numbers, hours and insurance; what the content leaves out is not shown. */
export function CompanyDetails({ data }: { data: Queries.CompanyDetailsFragment }) {
  const { heading, ...labels } = data.contactPage.details;
  const { legalName, address, nip, regon, register, hours, responseTime, insurance } = data.company;
  const rows = [
    { label: labels.legalName, lines: [legalName] },
    {
      label: labels.address,
      lines: address ? [address.street, `${address.postalCode} ${address.city}`] : [],
    },
    { label: labels.nip, lines: [nip] },
    { label: labels.regon, lines: [regon] },
    { label: labels.register, lines: [register] },
    { label: labels.hours, lines: hours.map(hoursLine) },
    { label: labels.responseTime, lines: [responseTime] },
    { label: labels.insurance, lines: insurance ? [insurance.sum, insurance.insurer] : [] },
  ].filter(({ lines }) => lines.some(Boolean));
  if (rows.length === 0) return null;
  return (
    <Section id="details-heading" heading={heading} split>
      <dl className={styles.rows}>
        {rows.map(({ label, lines }, index) => (
          <div key={index}>
            <dt className="quiet">{label}</dt>
            {lines.map((line, number) => (
              <dd key={number}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment CompanyDetails on Query {
    contactPage {
      details {
        heading
        legalName
        address
        nip
        regon
        register
        hours
        responseTime
        insurance
      }
    }
    company {
      legalName
      address {
        street
        postalCode
        city
      }
      nip
      regon
      register
      hours {
        from
        to
        opens
        closes
      }
      responseTime
      insurance {
        sum
        insurer
      }
    }
  }
`;
