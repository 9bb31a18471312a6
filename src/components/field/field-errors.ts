import { errorAttribute, type FaultCode, FIELD } from "@typed-site/enquiries/form";

/** The messages for the faults that a field may have. */
export type FieldErrors = Partial<Record<FaultCode, string>>;

/**
 * The attributes by which `markFaults` finds a field and its messages, in the browser and in built
 * HTML on the server.
 */
export function fieldData(name: string, errors: FieldErrors = {}): Record<string, string> {
  const words = Object.entries(errors).map(([code, text]) => [errorAttribute(code), text] as const);
  return { [FIELD]: name, ...Object.fromEntries(words) };
}
