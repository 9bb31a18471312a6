import { graphql } from "gatsby";
import { anchors } from "../../utils/anchors";
import { Contact } from "../contact/contact";
import { ContactForm } from "../forms/contact-form/contact-form";
import { QuoteForm } from "../forms/quote-form/quote-form";

interface ServiceAskProps {
  data: Queries.ServiceAskFragment;
  service: Queries.QuoteFormServiceFragment & { opening: string };
}

/** The end of a service page: the contact form, or the quote form if the page didn't begin with it. */
export function ServiceAsk({ data, service }: ServiceAskProps) {
  const formOpens = service.opening === "form";
  return (
    <Contact id={formOpens ? undefined : anchors.quote} data={data}>
      {formOpens ? (
        <ContactForm data={data} page={service.path} />
      ) : (
        <QuoteForm data={data} page={service.path} service={service} level={3} />
      )}
    </Contact>
  );
}

export const query = graphql`
  fragment ServiceAsk on Query {
    ...Contact
    ...ContactForm
    ...QuoteForm
  }
`;
