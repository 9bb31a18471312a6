import { graphql } from "gatsby";
import { required } from "../../../utils/required";
import { EnquiryForm } from "../enquiry-form/enquiry-form";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
  /** The address of the page that the form stands on. */
  page: string;
}

/** The short form: a way to answer, a topic and a message. */
export function ContactForm({ data, page }: ContactFormProps) {
  const forms = required(data.forms, "forms");
  const { contact, contactFields } = forms;
  return (
    <EnquiryForm
      name="contact"
      page={page}
      texts={contact}
      words={contactFields}
      data={forms}
      level={3}
    />
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
      }
      contactFields {
        ...FieldWords
      }
      ...EnquiryForm
    }
  }
`;
