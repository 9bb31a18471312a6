import { graphql } from "gatsby";
import type { FieldErrors } from "../../../components/field/field-errors";
import { FIELDS, type TextFieldName } from "../../../enquiry/shared/fields";
import { fillIn } from "../../../utils/fill-in";

/** What to say about a text that is too long, or that holds signs which no text has. */
export function textErrors(
  name: TextFieldName,
  label: string,
  { text }: Queries.TextErrorsFragment,
): FieldErrors {
  return {
    tooLong: fillIn(text.tooLong, { label, limit: FIELDS[name].maxLength }),
    invalid: fillIn(text.invalid, { label }),
  };
}

export const query = graphql`
  fragment TextErrors on FormErrors {
    text {
      tooLong
      invalid
    }
  }
`;
