import { graphql } from "gatsby";
import { SelectField } from "../../../components/select-field/select-field";
import { required } from "../../../utils/required";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
import { MessageField } from "../form-extras/form-extras";
import { textErrors } from "../form-extras/text-errors";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
  /** The address of the page that the form stands on. */
  page: string;
}

/** The short form: a way to answer, a topic and a message. */
export function ContactForm({ data, page }: ContactFormProps) {
  const forms = required(data.forms, "forms");
  const { fields } = forms.contact;
  const { topic } = fields;
  return (
    <EnquiryForm
      name="contact"
      page={page}
      texts={forms.contact}
      fields={fields}
      data={forms}
      level={3}
    >
      <SelectField
        name="topic"
        {...topic}
        errors={textErrors("topic", topic.label, forms.errors)}
      />
      <MessageField data={forms} />
    </EnquiryForm>
  );
}

export const query = graphql`
  fragment ContactForm on Query {
    forms {
      contact {
        heading
        intro
        button
        more
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
      ...EnquiryForm
    }
  }
`;
