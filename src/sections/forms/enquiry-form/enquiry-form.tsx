import { graphql } from "gatsby";
import {
  FORM_FIELDS,
  type FormName,
  isWritten,
  type WrittenFieldName,
} from "@typed-site/enquiries/form";
import { Button } from "../../../components/button/button";
import { Checkbox } from "../../../components/checkbox/checkbox";
import { Form } from "../../../components/form/form";
import { ResponseTime } from "../../response-time/response-time";
import { FormExtras } from "../form-extras/form-extras";
import { FormFields, type Presets } from "../form-fields/form-fields";
import { useAttachFields } from "./use-attach-fields";
import * as styles from "./enquiry-form.module.css";

interface EnquiryFormProps {
  name: FormName;
  /** The address of the page with the form. */
  page: string;
  texts: { heading: string; intro: string; button: string; more: string };
  words: readonly Queries.FieldWordsFragment[];
  data: Queries.EnquiryFormFragment;
  /** The fields that only help, behind the summary `texts.more`. */
  folded: readonly WrittenFieldName[];
  /** The fields that this page does not ask for. */
  omitted?: readonly WrittenFieldName[];
  level: 2 | 3;
  /** Leaves the fields' hints out in a narrow column; the folded part has room for them. */
  compact?: boolean;
  presets?: Presets;
}

/** The two ways to answer a visitor, of which one is enough. */
const contactFields: readonly WrittenFieldName[] = ["email", "phone"];

/** A form made from the table of fields, with optional fields folded, the consent and a submit button. */
export function EnquiryForm({ name, page, texts, words, data, folded, ...rest }: EnquiryFormProps) {
  const { level, compact, presets, omitted = [] } = rest;
  const { heading, intro, button, more } = texts;
  const { messages, problems, errors, extras, consent } = data;
  const attachFields = useAttachFields(extras);
  const fields = FORM_FIELDS[name].filter(isWritten).filter((field) => !omitted.includes(field));
  const shown = fields.filter((field) => ![...contactFields, ...folded].includes(field));
  const shared = { words, errors, presets, locate: extras.locate };
  return (
    <Form
      name={name}
      page={page}
      heading={heading}
      intro={intro}
      level={level}
      messages={messages}
      problems={problems}
      attachFields={attachFields}
    >
      <fieldset className={`flow ${styles.contact}`}>
        <legend className={styles.legend}>{messages.eitherContact}</legend>
        <FormFields names={contactFields} {...shared} compact={compact} />
      </fieldset>
      <FormFields names={shown} {...shared} compact={compact} />
      <FormExtras data={data} more={more}>
        <FormFields names={fields.filter((field) => folded.includes(field))} {...shared} />
      </FormExtras>
      <Checkbox
        name="consent"
        html={consent.label.inline}
        hint={consent.hint}
        errors={errors.consent}
      />
      <Button type="submit" wide busyLabel={messages.sending}>
        {button}
      </Button>
      <ResponseTime className="small" />
    </Form>
  );
}

export const query = graphql`
  fragment FormProblemWords on FormProblem {
    heading
    body {
      html
    }
  }
  fragment EnquiryForm on Forms {
    messages {
      eitherContact
      sending
      invalid
      errorTitle
      withoutPhotos
      trap
    }
    problems {
      failed {
        ...FormProblemWords
      }
      tooMany {
        ...FormProblemWords
      }
      tooLarge {
        ...FormProblemWords
      }
    }
    consent {
      label {
        inline
      }
      hint
    }
    errors {
      consent {
        missing
      }
      ...FieldErrors
    }
    extras {
      locate {
        ...Locate
      }
    }
    ...FormExtras
  }
`;
