import { graphql } from "gatsby";
import { Form, FormRow } from "../../components/form/form";
import { SelectField } from "../../components/select-field/select-field";
import { TextField } from "../../components/text-field/text-field";
import { required } from "../../utils/required";
import { FormEnd } from "../form-end/form-end";
import { serviceChoice } from "./service-choice";

interface QuoteFormProps {
  data: Queries.QuoteFormFragment;
  /** The service that is chosen from the start. */
  service?: Queries.QuoteFormServiceFragment;
  /** Without hints, for a narrow place. */
  compact?: boolean;
  level?: 2 | 3;
}

/** Asks for what a quote needs; nothing but the consent is a must. */
export function QuoteForm({ data, service, compact, level = 2 }: QuoteFormProps) {
  const forms = required(data.forms, "forms");
  const { cards } = required(data.homePage, "homePage").services;
  const { heading, intro, fields, button } = forms.quote;
  return (
    <Form heading={heading} intro={intro} level={level}>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        compact={compact}
        {...fields.email}
      />
      <TextField name="phone" type="tel" autoComplete="tel" compact={compact} {...fields.phone} />
      <FormRow>
        <TextField name="area" inputMode="decimal" compact={compact} {...fields.area} />
        <TextField name="town" autoComplete="address-level2" compact={compact} {...fields.town} />
      </FormRow>
      <SelectField
        name="service"
        compact={compact}
        {...fields.service}
        {...serviceChoice(cards, service)}
      />
      <FormEnd data={forms} button={button} compact={compact} level={level} />
    </Form>
  );
}

export const query = graphql`
  fragment QuoteFormService on Service {
    path
    canonical
    title
  }
  fragment QuoteForm on Query {
    homePage {
      services {
        cards {
          ...QuoteFormService
        }
      }
    }
    forms {
      quote {
        heading
        intro
        button
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
      ...FormEnd
    }
  }
`;
