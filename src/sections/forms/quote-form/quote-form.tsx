import { graphql } from "gatsby";
import type { WrittenFieldName } from "@typed-site/enquiries/form";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
import { exampleOf } from "../example-of";
import { serviceChoice } from "./service-choice";

interface QuoteFormProps {
  data: Queries.QuoteFormFragment;
  /** The address of the page with the form. */
  page: string;
  /** The service selected initially, which the form then need not ask for. */
  service?: Queries.QuoteFormServiceFragment;
  /** The town to prefill. */
  townName?: string;
  /** Whether to leave hints out, for a narrow column. */
  compact?: boolean;
  level?: 2 | 3;
}

/** The form for quotes; nothing but the consent is required. */
export function QuoteForm({ data, page, service, townName, ...look }: QuoteFormProps) {
  const { compact, level = 2 } = look;
  const { forms, navigation } = data;
  const presets = {
    town: { defaultValue: townName },
    service: serviceChoice(navigation.services, service),
    message: exampleOf(service),
  };
  return (
    <EnquiryForm
      name="quote"
      texts={forms.quote}
      words={forms.quoteFields}
      data={forms}
      page={page}
      level={level}
      compact={compact}
      presets={presets}
      folded={service ? ["service", "location"] : ["girth", "location"]}
      omitted={measures.filter((name) => !measuresOf(service).includes(name))}
    />
  );
}

const measures = ["girth", "stump", "length", "area"] as const;

/** What a form asks to be measured: what its page's service is priced by, or what most services are. */
const measuresOf = (service?: Queries.QuoteFormServiceFragment): readonly WrittenFieldName[] =>
  service ? [service.measure] : ["girth", "area"];

export const query = graphql`
  fragment QuoteFormService on Service {
    path
    canonical
    title
    measure
    example
  }
  fragment QuoteForm on Query {
    navigation {
      services {
        label
        services {
          ...QuoteFormService
        }
      }
    }
    forms {
      quote {
        heading
        intro
        button
        more
      }
      quoteFields {
        ...FieldWords
      }
      ...EnquiryForm
    }
  }
`;
