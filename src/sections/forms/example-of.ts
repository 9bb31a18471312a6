/** The example of a service's own trade for the field that says what is to be done; none keeps the form's own. */
export const exampleOf = (service?: { example: string | null }) =>
  service?.example ? { placeholder: service.example } : {};
