import { useCallback, useRef, useState } from "react";
import { SiteLink } from "../../components/site-link/site-link";
import { useEscape } from "../../hooks/use-escape";
import type { Labels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { NavGroup } from "./nav-group";
import * as styles from "./nav.module.css";

interface NavProps {
  navigation: Queries.HeaderNavigationFragment;
  path: string;
  labels: Pick<Labels, "mainNavigation" | "showGroup">;
}

/** The main navigation of wide screens: groups that drop down, then single links. */
export function Nav({ navigation, path, labels }: NavProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openGroup, setOpenGroup] = useState<string>();
  // after Escape or a followed link a group stays shut although the pointer still rests on it
  const [shut, setShut] = useState(false);
  const close = useCallback(() => {
    setOpenGroup(undefined);
    setShut(true);
  }, []);
  const onEscape = useCallback(() => {
    list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  }, [close]);
  useEscape(onEscape);

  return (
    <nav className={styles.nav} aria-label={labels.mainNavigation}>
      <ul ref={list} className={styles.list}>
        {navigation.header.map((group) => (
          <NavGroup
            key={group.label}
            group={group}
            path={path}
            labels={labels}
            open={openGroup === group.label}
            shut={shut}
            onToggle={(open) => setOpenGroup(open ? group.label : undefined)}
            onEnter={() => setShut(false)}
            onFollow={close}
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
