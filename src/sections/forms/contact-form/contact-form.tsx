import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
import { exampleOf } from "../example-of";

interface ContactFormProps {
  data: Queries.ContactFormFragment;
  /** The address of the page with the form. */
  page: string;
  /** What the page is about: its name is a topic beside those of the content, chosen initially. */
  service?: { title: string; example: string | null };
}

/** The short form: contact data, a topic and a message. */
export function ContactForm({ data, page, service }: ContactFormProps) {
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
      presets={{
        message: exampleOf(service),
        topic: service && {
          options: [...new Set([service.title, ...topics])],
          defaultValue: service.title,
        },
      }}
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
