import type { AnchorHTMLAttributes, ReactNode } from "react";
import { loadInView } from "./load-in-view";

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/**
 * A link: to another page of the site, to a place on the page, a telephone, another site. Within the site
 * gatsby-plugin-catch-links follows it without a reload.
 */
export function SiteLink({ children, ...rest }: SiteLinkProps) {
  return (
    <a ref={rest.href.startsWith("/") ? loadInView : undefined} {...rest}>
      {children}
    </a>
  );
}
