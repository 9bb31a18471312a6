import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Form } from "../../../components/form/form";
import { TextField } from "../../../components/text-field/text-field";
import type { FormName } from "../../../enquiry/shared/fields";
import { FormEnd } from "../form-end/form-end";
import { FormExtras } from "../form-extras/form-extras";
import { textErrors } from "../form-extras/text-errors";

interface EnquiryFormProps {
  name: FormName;
  /** The address of the page that the form stands on. */
  page: string;
  texts: { heading: string; intro: string; button: string; more: string };
  fields: { email: Queries.FieldTextsFragment; phone: Queries.FieldTextsFragment };
  data: Queries.EnquiryFormFragment;
  level: 2 | 3;
  compact?: boolean;
  /** The message is among the folded fields. */
  foldsMessage?: boolean;
  /** The fields of this form alone. */
  children: ReactNode;
}

/** What both forms share: two ways to answer, what helps, the consent and the button. */
export function EnquiryForm({ name, page, texts, fields, data, ...rest }: EnquiryFormProps) {
  const { level, compact, foldsMessage, children } = rest;
  const { email, phone } = fields;
  const { heading, intro, button, more } = texts;
  const { messages, problems, errors } = data;
  return (
    <Form {...{ name, page, heading, intro, level, messages, problems }}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        compact={compact}
        {...email}
        errors={{ ...textErrors("email", email.label, errors), ...errors.email }}
      />
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        compact={compact}
        {...phone}
        errors={{ ...textErrors("phone", phone.label, errors), ...errors.phone }}
      />
      {children}
      <FormExtras data={data} more={more} withMessage={foldsMessage} />
      <FormEnd data={data} button={button} compact={compact} />
    </Form>
  );
}

export const query = graphql`
  fragment FormProblemWords on FormProblem {
    heading
    body {
      html
    }
  }
  fragment EnquiryForm on Forms {
    messages {
      sending
      invalid
      errorTitle
      trap
    }
    problems {
      failed {
        ...FormProblemWords
      }
      tooMany {
        ...FormProblemWords
      }
      tooLarge {
        ...FormProblemWords
      }
    }
    errors {
      email {
        oneOf
        invalid
      }
      phone {
        invalid
      }
      ...TextErrors
    }
    ...FormExtras
    ...FormEnd
  }
`;
