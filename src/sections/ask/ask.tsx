import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { anchors } from "../../utils/anchors";
import { Contact } from "../contact/contact";
import { QuoteForm } from "../forms/quote-form/quote-form";

interface AskProps extends Omit<ComponentProps<typeof QuoteForm>, "compact" | "level"> {
  data: Queries.AskFragment;
}

/** Invites an enquiry with the quote form, to which the page's quote buttons lead. */
export function Ask({ data, ...form }: AskProps) {
  return (
    <Contact id={anchors.quote} data={data}>
      <QuoteForm data={data} level={3} compact {...form} />
    </Contact>
  );
}

export const query = graphql`
  fragment Ask on Query {
    ...Contact
    ...QuoteForm
  }
`;
