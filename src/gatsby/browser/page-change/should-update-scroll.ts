import type { ShouldUpdateScrollArgs } from "gatsby";

type ScrollChange = Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">;

/** Keeps the scroll position when only the query changes; Gatsby would scroll to the top. */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: ScrollChange) => {
  const before = prevRouterProps?.location;
  const { pathname, search, hash } = routerProps.location;
  const isNewQuery = before?.pathname === pathname && before.search !== search;
  // undefined leaves it to Gatsby
  return isNewQuery && !hash ? false : undefined;
};
