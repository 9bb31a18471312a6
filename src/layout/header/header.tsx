import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { Icon } from "../../components/icon/icon";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { SiteLink } from "../../components/site-link/site-link";
import type { Company } from "../../hooks/use-company";
import type { Labels } from "../../hooks/use-labels";
import { HEADER_END } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { contactPath } from "../../utils/paths";
import { Brand } from "../brand/brand";
import { MobileMenu } from "../mobile-menu/mobile-menu";
import { Nav } from "../nav/nav";
import * as styles from "./header.module.css";

interface HeaderProps {
  /** `simple` is for legal pages: logo and contact link only. */
  kind: "full" | "simple";
  path: string;
  /** Whether to offer a quote. */
  offersQuote: boolean;
  company: Pick<Company, "brand" | "quotesPhone" | "quoteButton">;
  navigation: Queries.HeaderNavigationFragment;
  labels: Labels;
}

/** The header of every page. */
export function Header({ kind, path, offersQuote, company, navigation, labels }: HeaderProps) {
  const { number } = company.quotesPhone;
  return (
    <header className={styles.header}>
      <div className={classNames(styles.wrap, "wrap wrap--wide")}>
        <div className={styles.bar}>
          <Brand name={company.brand} />
          {kind === "simple" ? (
            <SiteLink className="tap" href={contactPath}>
              {labels.contact}
            </SiteLink>
          ) : (
            <>
              <Nav navigation={navigation} path={path} labels={labels} />
              <PhoneLink number={number} size="plain" className={styles.phone}>
                <Icon name="phone" />
                <span className={styles.number}>{number}</span>
              </PhoneLink>
              {offersQuote && (
                <Button href={contactPath} size="small" className={styles.quote}>
                  {company.quoteButton}
                </Button>
              )}
              <MobileMenu
                company={company}
                navigation={navigation}
                path={path}
                offersQuote={offersQuote}
                labels={labels}
              />
            </>
          )}
        </div>
      </div>
      {/* Target of the head's link `expect`. An empty element at the end, because Chromium counts the start tag. */}
      <span id={HEADER_END} hidden />
    </header>
  );
}

export const query = graphql`
  fragment HeaderNavigation on Navigation {
    header {
      label
      overview {
        path
      }
      items {
        path
        title
        occasion
      }
      links {
        label
        address
      }
    }
    links {
      label
      address
    }
  }
`;
