import { labels } from "./labels";

/** No queries run here … */
export const graphql = () => undefined;

/** … and the only words that a component asks for itself are those of the interface. */
export const useStaticQuery = () => ({ labels });

/** Where a sent form leads. */
export const navigate = (address: string) => location.assign(address);

/** There are no other pages to fetch. */
export const prefetchPathname = () => undefined;
