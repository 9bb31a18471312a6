import { type ReactNode, useEffect } from "react";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import { useNavigation } from "../../hooks/use-navigation";
import { useNotices } from "../../hooks/use-notices";
import { anchors } from "../../utils/anchors";
import { contactFormPath, townsPath } from "../../utils/paths";
import { CallBar } from "../call-bar/call-bar";
import { CityStrip } from "../city-strip/city-strip";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";
import { Notices } from "../notices/notices";
import { SocialLinks } from "../social-links/social-links";

/** What a page component may set for its surroundings, in its property `layout`. */
export interface PageLayout {
  header?: "full" | "simple";
  /** Target of the call bar's quote button: the page's own form, if it has one. Null where nobody offers a quote. */
  quoteHref?: string | null;
}

interface LayoutProps extends PageLayout {
  /** The page's decoded path, which decides which links are marked as current. */
  path: string;
  children: ReactNode;
}

/** Everything around a page. It persists across page changes, so React does not render it again. */
export function Layout({
  path,
  header = "full",
  quoteHref = contactFormPath,
  children,
}: LayoutProps) {
  const labels = useLabels();
  const company = useCompany();
  const navigation = useNavigation();
  const notices = useNotices();
  // as a clean-up, so that it runs when the path changes, not at the first render
  useEffect(() => closeFolds, [path]);
  return (
    <>
      <a className="skip" href={`#${anchors.main}`}>
        {labels.skipLink}
      </a>
      <Notices heading={labels.notices} notices={notices} />
      <Header
        kind={header}
        path={path}
        offersQuote={quoteHref !== null}
        company={company}
        navigation={navigation}
        labels={labels}
      />
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
        <CallBar
          key={path}
          company={company}
          quoteHref={quoteHref}
          labels={labels}
          notices={notices}
        />
      )}
    </>
  );
}

/** Closes what was opened on the former page; it would stay open, and a phone would have to scroll past it. */
function closeFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>("details.fold--phone[open]"))
    fold.open = false;
}
