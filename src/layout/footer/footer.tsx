import { graphql } from "gatsby";
import { EmailLink } from "../../components/email-link/email-link";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { SiteLink } from "../../components/site-link/site-link";
import type { Company } from "../../hooks/use-company";
import type { Labels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { capitalise } from "../../utils/text/capitalise";
import { hoursLine } from "../../utils/text/hours-line";
import { SocialLinks } from "../social-links/social-links";
import { FooterColumns } from "./footer-columns";
import * as styles from "./footer.module.css";

/** A postal code, in which browsers would break the line at the hyphen. */
const POSTAL_CODE = /\b(\d{2}-\d{3})\b/;

interface FooterProps {
  company: Omit<Company, "experienceYears" | "insurance" | "photosNote" | "regions">;
  navigation: Queries.FooterNavigationFragment;
  labels: Labels;
}

/** The footer of every page: contact, all services, legal pages, credit. */
export function Footer({ company, navigation, labels }: FooterProps) {
  const { tagline, phones, email, socials, hours, legalEntity, credit } = company;
  return (
    <footer className={classNames(styles.footer, "on-deep")}>
      <div className="wrap">
        <div className="split">
          <div className={classNames(styles.contact, "flow")}>
            <p className={classNames(styles.tagline, "serif")}>{tagline}</p>
            {phones.map(({ label, number }) => (
              <div key={number}>
                <p className="small quiet">{capitalise(label)}</p>
                <PhoneLink number={number} />
              </div>
            ))}
            {hours.map((entry, index) => (
              <p className="small quiet" key={index}>
                {hoursLine(entry)}
              </p>
            ))}
            <EmailLink email={email} />
            <SocialLinks place="footer" socials={socials} labels={labels} />
          </div>
          <FooterColumns label={labels.services} columns={navigation.footer} />
        </div>
        {legalEntity && (
          <p className={classNames(styles.entity, "small quiet")}>
            {legalEntity.split(POSTAL_CODE).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <span className={styles.code} key={index}>
                  {part}
                </span>
              ),
            )}
          </p>
        )}
        <div className={classNames(styles.legal, "row")}>
          <p>
            {navigation.legal.map(({ path, title }) => (
              <SiteLink key={path} className={classNames(styles.legalLink, "tap")} href={path}>
                {title}
              </SiteLink>
            ))}
          </p>
          <p>
            {credit.year} ·{" "}
            <a className="tap" href={credit.url}>
              {credit.label}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

export const query = graphql`
  fragment FooterNavigation on Navigation {
    footer {
      label
      items {
        path
        title
      }
      links {
        label
        address
      }
    }
    legal {
      path
      title
    }
  }
`;
