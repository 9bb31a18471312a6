import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { loadFormState } from "../../../../packages/enquiries/form";
import { Contact } from "../../../sections/contact/contact";
import { QuoteForm } from "../../../sections/forms/quote-form/quote-form";
import { anchors } from "../../../utils/anchors";

interface FellingAskProps {
  data: Queries.FellingAskFragment;
  /** The page's address. */
  page: string;
  service: Queries.QuoteFormServiceFragment;
  /** The text to prefill the message with; empty without answers. */
  message: string;
}

/** A quote form, with the visitor's answers in the message; without JavaScript the server prefills it. */
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

/** Prefills the form's message, unless it already has text. */
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
