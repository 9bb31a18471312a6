import { deepEquals, type ErrorSchema, ErrorSchemaBuilder } from "@rjsf/utils";
import { valueAt } from "../../../content-model/browser";
import type { Complaint } from "../../contract";

/** Why a save was refused, and the data that was to be saved. */
export interface RefusedSave {
  complaints: Complaint[];
  data: unknown;
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
