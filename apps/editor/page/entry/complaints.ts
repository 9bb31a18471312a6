import equal from "fast-deep-equal";
import { valueAt } from "gatsby-plugin-typed-content/browser";
import type { Complaint } from "../../shared/contract";
import { idOfField } from "./form-state";

/** Why a save was refused, and the data that was to be saved. */
export interface RefusedSave {
  complaints: Complaint[];
  data: unknown;
}

/** The complaints that still hold: of each field that was not changed since, and all that are about no field. */
export function standingComplaints({ complaints, data }: RefusedSave, now: unknown): Complaint[] {
  return complaints.filter(({ path }) => !path || equal(valueAt(data, path), valueAt(now, path)));
}

/** What is wrong with each field, by its `id`. */
export function errorsOf(complaints: readonly Complaint[]): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { problem, remedy, path } of complaints) {
    if (!path) continue;
    const id = idOfField(path);
    errors.set(id, [errors.get(id), problem, remedy].filter(Boolean).join(" "));
  }
  return errors;
}
