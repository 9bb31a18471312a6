import { SiteLink } from "../../components/site-link/site-link";
import { classNames } from "../../utils/class-names";
import * as styles from "./footer-columns.module.css";

interface FooterColumnsProps {
  label: string;
  columns: Queries.FooterNavigationFragment["footer"];
}

/** All services and further links in columns by group; on a phone each column is collapsible. */
export function FooterColumns({ label, columns }: FooterColumnsProps) {
  return (
    <nav className={classNames(styles.columns, "cols")} aria-label={label}>
      {columns.map((column) => (
        <details key={column.label} className="fold fold--phone">
          <summary>
            <h2 className={styles.heading}>{column.label}</h2>
          </summary>
          <ul className={classNames(styles.list, "links")}>
            {column.items.map(({ path, title }) => (
              <li key={path}>
                <SiteLink href={path}>{title}</SiteLink>
              </li>
            ))}
            {column.links.map((link) => (
              <li key={link.address}>
                <SiteLink href={link.address}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
