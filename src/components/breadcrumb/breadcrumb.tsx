import { SiteLink } from "../site-link/site-link";
import * as styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  label: string;
  /** From the home page down; the last one is the current page. */
  items: ReadonlyArray<{ label: string; href?: string }>;
}

/** The breadcrumb trail from the home page to the current page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <SiteLink className={styles.link} href={item.href}>
                {item.label}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
