import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { SiteLink } from "../../components/site-link/site-link";
import type { Labels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { fillIn } from "../../utils/text/fill-in";
import { groupLinks } from "./group-links";
import type { useOpenGroup } from "./use-open-group";
import * as styles from "./nav-group.module.css";
import * as nav from "./nav.module.css";

interface NavGroupProps {
  group: Queries.HeaderNavigationFragment["header"][number];
  path: string;
  /** Whether it alone leads to the page; several have the calendar. */
  holdsPage: boolean;
  labels: Pick<Labels, "showGroup">;
  /** Which group is open, and the functions to change that. */
  open: ReturnType<typeof useOpenGroup>;
}

/** A link to a group's overview, with a drop-down of its services that opens on hover or by a button. */
export function NavGroup({ group, path, holdsPage, labels, open }: NavGroupProps) {
  const id = useId();
  const { label, overview } = group;
  const links = groupLinks(group);
  const { enter } = open;
  const isOpen = open.group === label;

  // keeps open what CSS has opened before hydration
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const isWaking = !("live" in document.documentElement.dataset);
    if (isWaking && item.current?.matches(":hover, :focus-within")) enter(label);
  }, [enter, label]);

  const watch = {
    // touch cannot hover, so it taps the button
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") enter(label);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      const keyboardIsIn = currentTarget.querySelector(":focus-visible");
      if (pointerType !== "touch" && !keyboardIsIn) open.leave();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isOpen && !currentTarget.contains(relatedTarget)) open.close();
    },
  };

  return (
    <li ref={item} className={classNames(nav.item, styles.group)} {...watch}>
      <SiteLink
        className={classNames(nav.link, "tap")}
        href={overview.path}
        aria-current={overview.path === path ? "page" : holdsPage || undefined}
      >
        {label}
      </SiteLink>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open.press(label)}
      >
        <span className="sr-only">{fillIn(labels.showGroup, { group: label })}</span>
      </button>
      <ul className={classNames(styles.drop, "links links--ruled")} id={id}>
        {links.map((link) => (
          <li key={link.address}>
            <SiteLink
              href={link.address}
              aria-current={link.address === path ? "page" : undefined}
              onClick={open.close}
            >
              {link.label}
              {link.occasion && <span className="small quiet">{link.occasion}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
