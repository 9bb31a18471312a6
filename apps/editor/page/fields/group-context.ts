import { createContext, useContext } from "react";
import type { FieldPath } from "../entry/form-state";

/** A group of fields. */
interface Group {
  path: FieldPath;
  /** Whether it can be left out as a whole. */
  isOptional: boolean;
  /** The keys of its two fields for coordinates, where it has some. */
  coordinates: string[];
  /** What is told of the photos in it, and of those in the groups around, and is wrong of another photo. */
  photoFacts: FieldPath[];
}

/** Tells fields of the group around them. */
export const GroupContext = createContext<Group>({
  path: [],
  isOptional: false,
  coordinates: [],
  photoFacts: [],
});

/** The group of fields around. */
export const useGroup = () => useContext(GroupContext);
