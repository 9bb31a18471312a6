import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry-form/enquiry-form";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
  /** The address of the page with the form. */
  page: string;
  /** What the page is about: a topic beside those of the content, chosen initially. */
  topic?: string;
}

/** The short form: contact data, a topic and a message. */
export function ContactForm({ data, page, topic }: ContactFormProps) {
  const { forms } = data;
  const topics = forms.contactFields.find(({ name }) => name === "topic")?.options ?? [];
  return (
    <EnquiryForm
      name="contact"
      page={page}
      texts={forms.contact}
      words={forms.contactFields}
      data={forms}
      folded={["location"]}
      presets={
        topic === undefined
          ? {}
          : { topic: { options: [...new Set([topic, ...topics])], defaultValue: topic } }
      }
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
