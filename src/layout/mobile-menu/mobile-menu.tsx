import { useCallback, useEffect, useRef, useState } from "react";
import { fillIn } from "../../../packages/utils";
import { SiteLink } from "../../components/site-link/site-link";
import { useEscape } from "../../hooks/use-escape";
import type { Labels } from "../../hooks/use-labels";
import { closeOthers } from "../../utils/close-others";
import { contactPath } from "../../utils/paths";
import { useFocusTrap } from "./use-focus-trap";
import * as styles from "./mobile-menu.module.css";

interface MobileMenuProps {
  navigation: Queries.HeaderNavigationFragment;
  path: string;
  labels: Pick<Labels, "menu" | "mainNavigation" | "groupOverview" | "contact">;
}

/** The menu of narrow screens, which opens without JavaScript, one group at a time. */
export function MobileMenu({ navigation, path, labels }: MobileMenuProps) {
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
  useFocusTrap(menu, open, close);
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
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.toggle}>
        {labels.menu}
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav className={styles.panel} aria-label={labels.mainNavigation}>
        {navigation.header.map(({ label, overview, items }) => (
          <details key={label} className="fold" name="mobile-menu" onToggle={closeOthers}>
            <summary className="serif">{label}</summary>
            <ul className="links links--ruled">
              <li>
                <SiteLink {...link(overview.path)}>
                  <strong>{fillIn(labels.groupOverview, { group: label })}</strong>
                </SiteLink>
              </li>
              {items.map((item) => (
                <li key={item.path}>
                  <SiteLink {...link(item.path)}>{item.title}</SiteLink>
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
      </nav>
    </details>
  );
}

/** A notice above the header would push the end of the panel, which is as high as the window, out of it. */
function scrollNoticeAway(menu: Element): void {
  const top = menu.closest("header")?.getBoundingClientRect().top ?? 0;
  if (top > 0) window.scrollBy({ top, behavior: "instant" });
}
