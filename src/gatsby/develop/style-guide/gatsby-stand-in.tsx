import type { AnchorHTMLAttributes } from "react";
import { labels } from "./labels";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** Gatsby's link as the anchor that it renders: there is no router here. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** No queries run here … */
export const graphql = () => undefined;

/** … and the only words that a component asks for itself are those of the interface. */
export const useStaticQuery = () => ({ labels });

/** Where a sent form leads. */
export const navigate = (address: string) => location.assign(address);
