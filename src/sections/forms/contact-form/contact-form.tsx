import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry-form/enquiry-form";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
  /** The address of the page with the form. */
  page: string;
}

/** The short form: contact data, a topic and a message. */
export function ContactForm({ data, page }: ContactFormProps) {
  const { forms } = data;
  return (
    <EnquiryForm
      name="contact"
      page={page}
      texts={forms.contact}
      words={forms.contactFields}
      data={forms}
      folded={["location"]}
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
