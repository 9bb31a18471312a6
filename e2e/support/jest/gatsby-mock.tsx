import type { AnchorHTMLAttributes } from "react";
import { staticQueryData } from "../content/fixtures";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  getProps?: unknown;
  activeClassName?: string;
};

/** Gatsby's Link as the anchor that it renders; jsdom can't follow it. */
export function Link({
  to,
  children,
  getProps: _getProps,
  activeClassName: _active,
  onClick,
  ...rest
}: LinkProps) {
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** Queries don't run in unit tests. */
export const graphql = () => undefined;

/** Every static query is answered from the same fixture. */
export const useStaticQuery = () => staticQueryData;

export const navigate = jest.fn();
