import { graphql } from "gatsby";
import { Form } from "../../components/form/form";
import { SelectField } from "../../components/select-field/select-field";
import { TextField } from "../../components/text-field/text-field";
import { required } from "../../utils/required";
import { FormEnd } from "../form-end/form-end";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
}

/** The short form: a way to answer and a topic. */
export function ContactForm({ data }: ContactFormProps) {
  const forms = required(data.forms, "forms");
  const { heading, intro, fields, button } = forms.contact;
  return (
    <Form heading={heading} intro={intro} level={3}>
      <TextField name="email" type="email" autoComplete="email" {...fields.email} />
      <TextField name="phone" type="tel" autoComplete="tel" {...fields.phone} />
      <SelectField name="topic" {...fields.topic} />
      <FormEnd data={forms} button={button} level={3} />
    </Form>
  );
}

export const query = graphql`
  fragment ContactForm on Query {
    forms {
      contact {
        heading
        intro
        button
        fields {
          email {
            ...FieldTexts
          }
          phone {
            ...FieldTexts
          }
          topic {
            label
            placeholder
            hint
            options
          }
        }
      }
      ...FormEnd
    }
  }
`;
