import { errorWords, type FaultCode, FIELD } from "../../../packages/enquiries/form";

/** What to say about each fault that a field may have. */
export type FieldErrors = Partial<Record<FaultCode, string>>;

/**
 * The attributes that let `markFaults` find a field and its words, in the browser as well as in a
 * built page on the server.
 */
export function fieldData(name: string, errors: FieldErrors = {}): Record<string, string> {
  const words = Object.entries(errors).map(([code, text]) => [errorWords(code), text] as const);
  return { [FIELD]: name, ...Object.fromEntries(words) };
}
