import { graphql } from "gatsby";
import { FormRow } from "../../../components/form/form";
import { SelectField } from "../../../components/select-field/select-field";
import { TextField } from "../../../components/text-field/text-field";
import { required } from "../../../utils/required";
import { EnquiryForm } from "../enquiry-form/enquiry-form";
import { textErrors } from "../form-extras/text-errors";
import { serviceChoice } from "./service-choice";

interface QuoteFormProps {
  data: Queries.QuoteFormFragment;
  /** The address of the page that the form stands on. */
  page: string;
  /** The service that is chosen from the start. */
  service?: Queries.QuoteFormServiceFragment;
  /** The town that is filled in from the start. */
  townName?: string;
  /** Without hints, for a narrow place. */
  compact?: boolean;
  level?: 2 | 3;
}

/** Asks for what a quote needs; nothing but the consent is a must. */
export function QuoteForm({ data, page, service, townName, ...look }: QuoteFormProps) {
  const { compact, level = 2 } = look;
  const forms = required(data.forms, "forms");
  const { services } = required(data.navigation, "navigation");
  const { fields } = forms.quote;
  const { area, town } = fields;
  const errors = (name: "area" | "town" | "service") =>
    textErrors(name, fields[name].label, forms.errors);
  return (
    <EnquiryForm
      {...{ name: "quote", page, texts: forms.quote, fields, data: forms, level, compact }}
      foldsMessage
    >
      <FormRow>
        <TextField
          name="area"
          inputMode="decimal"
          compact={compact}
          {...area}
          errors={errors("area")}
        />
        <TextField
          name="town"
          autoComplete="address-level2"
          compact={compact}
          {...town}
          defaultValue={townName}
          errors={errors("town")}
        />
      </FormRow>
      <SelectField
        name="service"
        compact={compact}
        {...fields.service}
        {...serviceChoice(services, service)}
        errors={errors("service")}
      />
    </EnquiryForm>
  );
}

export const query = graphql`
  fragment QuoteFormService on Service {
    path
    canonical
    title
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
        fields {
          email {
            ...FieldTexts
          }
          phone {
            ...FieldTexts
          }
          area {
            ...FieldTexts
          }
          town {
            ...FieldTexts
          }
          service {
            ...FieldTexts
          }
        }
      }
      ...EnquiryForm
    }
  }
`;
