import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { loadFormState } from "../../../../packages/enquiries/form";
import { Contact } from "../../../sections/contact/contact";
import { QuoteForm } from "../../../sections/forms/quote-form/quote-form";
import { anchors } from "../../../utils/anchors";

interface FellingAskProps {
  data: Queries.FellingAskFragment;
  /** The address of the page. */
  page: string;
  service: Queries.QuoteFormServiceFragment;
  /** What the message of the form begins with; empty without answers. */
  message: string;
}

/** Asks for a quote, with the visitor's answers in the message. Without a script the server writes it there. */
export function FellingAsk({ data, page, service, message }: FellingAskProps) {
  const ref = useMessage(message);
  return (
    <Contact id={anchors.quote} data={data}>
      <div ref={ref}>
        <QuoteForm data={data} page={page} service={service} level={3} />
      </div>
    </Contact>
  );
}

/** Writes a text into the message of the form, unless it holds one. */
function useMessage(message: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = ref.current?.querySelector("form");
    if (!form || message === "") return;
    loadFormState().then(
      ({ readValues, writeValues }) => {
        if (!readValues(form).message) writeValues(form, { message });
      },
      () => undefined,
    );
  }, [message]);
  return ref;
}

export const query = graphql`
  fragment FellingAsk on Query {
    ...Contact
    ...QuoteForm
  }
`;
