import { staticQueryData } from "../content/fixtures";

/** Queries don't run in unit tests. */
export const graphql = () => undefined;

/** Every static query gets the same fixture. */
export const useStaticQuery = () => staticQueryData;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;
