import { useCallback, useEffect, useRef } from "react";
import { SiteLink } from "../../components/site-link/site-link";
import { useEscape } from "../../hooks/use-escape";
import type { Labels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { groupLinks } from "./group-links";
import { NavGroup } from "./nav-group";
import { useOpenGroup } from "./use-open-group";
import * as styles from "./nav.module.css";

interface NavProps {
  navigation: Queries.HeaderNavigationFragment;
  path: string;
  labels: Pick<Labels, "mainNavigation" | "showGroup">;
}

/** The main navigation of wide screens: drop-down groups, one open at a time, then single links. */
export function Nav({ navigation, path, labels }: NavProps) {
  const list = useRef<HTMLUListElement>(null);
  const open = useOpenGroup(path);
  const { close, pressed } = open;
  const holders = navigation.header.filter((group) =>
    groupLinks(group).some(({ address }) => address === path),
  );

  const onEscape = useCallback(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (pressed || button?.parentElement?.contains(document.activeElement)) button?.focus();
    close();
  }, [close, pressed]);
  useEscape(onEscape);

  // closes on a tap elsewhere, where Safari moves no focus because buttons never get it
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [close]);

  return (
    <nav className={styles.nav} aria-label={labels.mainNavigation}>
      <ul ref={list} className={styles.list}>
        {navigation.header.map((group) => (
          <NavGroup
            key={group.label}
            group={group}
            path={path}
            holdsPage={holders.length === 1 && holders.includes(group)}
            labels={labels}
            open={open}
          />
        ))}
        {navigation.links.map(({ label, address }) => (
          <li key={address} className={styles.item}>
            <SiteLink
              className={classNames(styles.link, "tap")}
              href={address}
              aria-current={address === path ? "page" : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
