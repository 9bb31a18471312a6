import type { AnchorHTMLAttributes, ReactNode } from "react";
import { loadInView } from "./load-in-view";

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/**
 * A link to a page of the site, a fragment of the page, a telephone or another site.
 * gatsby-plugin-catch-links follows links within the site without a reload.
 */
export function SiteLink({ children, ...rest }: SiteLinkProps) {
  return (
    <a ref={rest.href.startsWith("/") ? loadInView : undefined} {...rest}>
      {children}
    </a>
  );
}
