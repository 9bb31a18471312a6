import { createContext, useContext } from "react";
import type { FieldPath } from "../entry/form-state";

/** A group of fields: its path, and its two fields for coordinates where it has some. */
interface Group {
  path: FieldPath;
  coordinates: string[];
}

/** Tells fields of the group around them. */
export const GroupContext = createContext<Group>({ path: [], coordinates: [] });

/** The group of fields around. */
export const useGroup = () => useContext(GroupContext);
