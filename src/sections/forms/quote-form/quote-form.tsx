import { graphql } from "gatsby";
import type { WrittenFieldName } from "@typed-site/enquiries/form";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
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
    // else a page about lawns would give a tree as an example
    message: service?.measure === "area" ? { placeholder: forms.quote.areaExample } : {},
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
      folded={foldedFields(service)}
    />
  );
}

/** The fields that only help: the place, the measure that the service does not need, the service that is known. */
function foldedFields(service?: Queries.QuoteFormServiceFragment): WrittenFieldName[] {
  if (!service) return ["girth", "location"];
  return [service.measure === "girth" ? "area" : "girth", "service", "location"];
}

export const query = graphql`
  fragment QuoteFormService on Service {
    path
    canonical
    title
    measure
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
        areaExample
      }
      quoteFields {
        ...FieldWords
      }
      ...EnquiryForm
    }
  }
`;
