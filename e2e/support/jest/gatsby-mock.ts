import { staticQueryData } from "../content/fixtures";

/** Queries don't run in unit tests. */
export const graphql = () => undefined;

/** Every static query is answered from the same fixture. */
export const useStaticQuery = () => staticQueryData;

export const navigate = jest.fn();

export const withPrefix = (path: string) => path;
