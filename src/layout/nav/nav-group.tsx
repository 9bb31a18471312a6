import { useId, type FocusEvent } from "react";
import { SiteLink } from "../../components/site-link/site-link";
import type { Labels } from "../../hooks/use-labels";
import { classNames } from "../../utils/class-names";
import { fillIn } from "../../utils/fill-in";
import * as styles from "./nav-group.module.css";
import * as nav from "./nav.module.css";

interface NavGroupProps {
  group: Queries.HeaderNavigationFragment["header"][number];
  path: string;
  labels: Pick<Labels, "showGroup">;
  open: boolean;
  /** Kept shut under a resting pointer. */
  shut: boolean;
  onToggle: (open: boolean) => void;
  onEnter: () => void;
  onFollow: () => void;
}

/** A link to a group's overview; its services drop down under the pointer or by a button. */
export function NavGroup({ group, path, labels, open, shut, ...on }: NavGroupProps) {
  const id = useId();
  const { label, overview, items } = group;
  const holdsPage = items.some((item) => item.path === path) ? "true" : undefined;

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && !currentTarget.contains(relatedTarget)) on.onToggle(false);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches the focus of what it holds
    <li
      className={classNames(nav.item, styles.group)}
      data-shut={shut || undefined}
      onBlur={onBlur}
      onPointerEnter={on.onEnter}
    >
      <SiteLink
        className={classNames(nav.link, "tap")}
        href={overview.path}
        aria-current={overview.path === path ? "page" : holdsPage}
      >
        {label}
      </SiteLink>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => on.onToggle(!open)}
      >
        <span className="sr-only">{fillIn(labels.showGroup, { group: label })}</span>
      </button>
      <ul className={classNames(styles.drop, "links links--ruled")} id={id}>
        {items.map((item) => (
          <li key={item.path}>
            <SiteLink
              href={item.path}
              aria-current={item.path === path ? "page" : undefined}
              onClick={on.onFollow}
            >
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
