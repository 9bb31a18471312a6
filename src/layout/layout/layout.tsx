import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import { anchors } from "../../utils/anchors";
import { contactPath, townsPath } from "../../utils/paths";
import { CallBar } from "../call-bar/call-bar";
import { CityStrip } from "../city-strip/city-strip";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { SocialLinks } from "../social-links/social-links";

/** What a page's component may set for its surroundings, as its property `layout`. */
export interface PageLayout {
  header?: "full" | "simple";
  /** Where the call bar's quote button leads: to the form of the page, if it has one. */
  quoteHref?: string;
}

interface LayoutProps extends PageLayout {
  /** The page's decoded path: it decides which links are marked as current. */
  path: string;
  children: ReactNode;
}

/** What surrounds every page. It stays when the page changes, so React does not render it again. */
export function Layout({ path, header = "full", quoteHref = contactPath, children }: LayoutProps) {
  const labels = useLabels();
  const company = useCompany();
  const { navigation } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      navigation {
        ...HeaderNavigation
        ...FooterNavigation
        strip {
          ...CityStrip
        }
      }
    }
  `);
  // as clean-up: when the path changes, not when the page is first drawn
  useEffect(() => closeFolds, [path]);
  return (
    <>
      <a className="skip" href={`#${anchors.main}`}>
        {labels.skipLink}
      </a>
      <Header kind={header} path={path} company={company} navigation={navigation} labels={labels} />
      <main id={anchors.main}>{children}</main>
      {path !== townsPath && (
        <CityStrip
          heading={labels.towns}
          list={labels.townList}
          towns={navigation.strip}
          path={path}
        />
      )}
      <Footer company={company} navigation={navigation} labels={labels} />
      <SocialLinks place="bar" socials={company.socials} labels={labels} />
      {header === "full" && (
        <CallBar key={path} company={company} quoteHref={quoteHref} labels={labels} />
      )}
    </>
  );
}

/** What was opened on one page would stay open on the next, and a phone would have to scroll past it. */
function closeFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details.fold--phone[open]"))
    fold.open = false;
}
