import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link: within the site without a reload, or to a place on the page, a telephone, another site. */
export function SiteLink({ href, children, "aria-current": current, ...rest }: SiteLinkProps) {
  if (!href.startsWith("/")) {
    return (
      <a href={href} aria-current={current} {...rest}>
        {children}
      </a>
    );
  }
  // aria-current is always passed: left out, the router would set it on every link to this page,
  // and by comparing encoded with decoded addresses it would differ between server and browser
  return (
    <Link to={href} aria-current={current} {...rest}>
      {children}
    </Link>
  );
}
