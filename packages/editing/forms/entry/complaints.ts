import { deepEquals, type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import type { Complaint } from "../../contract";
import type { FieldPath } from "./form-state";

/** Why a save was refused, and the data that was to be saved. */
export interface RefusedSave {
  complaints: Complaint[];
  data: unknown;
}

/** The value at a place of an entry's data; undefined where there is none. */
function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}

/** The complaints that still hold: of each field that was not changed since, and all that are about no field. */
export function standingComplaints({ complaints, data }: RefusedSave, now: unknown): Complaint[] {
  return complaints.filter(
    ({ path }) => !path || deepEquals(valueAt(data, path), valueAt(now, path)),
  );
}

/** The complaints as RJSF shows them at their fields (`extraErrors`). */
export function errorSchemaOf(complaints: readonly Complaint[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { problem, remedy, path } of complaints) {
    if (path) builder.addErrors(`${problem} ${remedy}`.trim(), [...path]);
  }
  return builder.ErrorSchema;
}
