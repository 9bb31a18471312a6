import { useCallback, useEffect, useRef, useState } from "react";
import { buttonClass } from "../../components/button/button";
import { PhoneLink } from "../../components/phone-link/phone-link";
import { SiteLink } from "../../components/site-link/site-link";
import type { Company } from "../../hooks/use-company";
import { useEscape } from "../../hooks/use-escape";
import type { Labels } from "../../hooks/use-labels";
import { closeOthers } from "../../utils/close-others";
import { contactFormPath, contactPath } from "../../utils/paths";
import { fillIn } from "../../utils/text/fill-in";
import { groupLinks } from "../nav/group-links";
import { useInertSurroundings } from "./use-inert-surroundings";
import * as styles from "./mobile-menu.module.css";

interface MobileMenuProps {
  company: Pick<Company, "quotesPhone" | "quoteButton">;
  navigation: Queries.HeaderNavigationFragment;
  path: string;
  /** Whether to offer a quote. */
  offersQuote: boolean;
  labels: Pick<Labels, "menu" | "mainNavigation" | "groupOverview" | "contact">;
}

/** The menu of narrow screens, which opens without JavaScript, one group at a time. */
export function MobileMenu({ company, navigation, path, ...more }: MobileMenuProps) {
  const { offersQuote, labels } = more;
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // a page change without a reload would leave the menu open
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);
  const onEscape = useCallback(() => {
    if (!menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }, [close]);
  useEscape(onEscape);
  // also closes on the way back
  useEffect(() => close, [path, close]);
  // it may have been opened before hydration
  useEffect(() => setOpen(menu.current?.open ?? false), []);
  useInertSurroundings(menu, open, close);
  useEffect(() => {
    if (open && menu.current) scrollNoticeAway(menu.current);
  }, [open]);

  const link = (href: string) => ({
    href,
    "aria-current": href === path ? ("page" as const) : undefined,
    onClick: close,
  });

  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.toggle}>
        {labels.menu}
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label={labels.mainNavigation}>
        {navigation.header.map((group) => (
          <details key={group.label} className="fold" name="mobile-menu" onToggle={closeOthers}>
            <summary className="serif">{group.label}</summary>
            <ul className="links links--ruled">
              <li>
                <SiteLink {...link(group.overview.path)}>
                  <strong>{fillIn(labels.groupOverview, { group: group.label })}</strong>
                </SiteLink>
              </li>
              {groupLinks(group).map(({ label, address, occasion }) => (
                <li key={address}>
                  <SiteLink {...link(address)}>
                    {label}
                    {occasion && <span className="small quiet">{occasion}</span>}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {[...navigation.links, { label: labels.contact, address: contactPath }].map(
          ({ label, address }) => (
            <SiteLink key={address} className="serif" {...link(address)}>
              {label}
            </SiteLink>
          ),
        )}
        <div className={styles.contact}>
          <PhoneLink number={company.quotesPhone.number} />
          {offersQuote && (
            <SiteLink className={buttonClass({ wide: true })} {...link(contactFormPath)}>
              {company.quoteButton}
            </SiteLink>
          )}
        </div>
      </nav>
    </details>
  );
}

/** A notice above the header would push the end of the panel, which is as high as the window, out of it. */
function scrollNoticeAway(menu: Element): void {
  const top = menu.closest("header")?.getBoundingClientRect().top ?? 0;
  if (top > 0) window.scrollBy({ top, behavior: "instant" });
}
