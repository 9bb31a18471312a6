import { graphql } from "gatsby";
import {
  FORM_FIELDS,
  type FormName,
  isWritten,
  writtenField,
} from "../../../../packages/enquiries/form";
import { Button } from "../../../components/button/button";
import { Checkbox } from "../../../components/checkbox/checkbox";
import { Form } from "../../../components/form/form";
import { FormExtras } from "../form-extras/form-extras";
import { FormFields, type Presets } from "../form-fields/form-fields";
import { useAttachFields } from "./use-attach-fields";

interface EnquiryFormProps {
  name: FormName;
  /** The address of the page with the form. */
  page: string;
  texts: { heading: string; intro: string; button: string; more: string };
  words: readonly Queries.FieldWordsFragment[];
  data: Queries.EnquiryFormFragment;
  level: 2 | 3;
  /** Leaves the fields' hints out in a narrow column; the folded part has room for them. */
  compact?: boolean;
  presets?: Presets;
}

/** A form made from the table of fields, with optional fields folded, the consent and a submit button. */
export function EnquiryForm({ name, page, texts, words, data, ...rest }: EnquiryFormProps) {
  const { level, compact, presets } = rest;
  const { heading, intro, button, more } = texts;
  const { messages, problems, errors, extras, consent } = data;
  const attachFields = useAttachFields(extras);
  const fields = FORM_FIELDS[name].filter(isWritten);
  const isFolded = (field: (typeof fields)[number]) => writtenField(field).folded?.includes(name);
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
      <FormFields
        names={fields.filter((field) => !isFolded(field))}
        {...shared}
        compact={compact}
      />
      <FormExtras data={data} more={more}>
        <FormFields names={fields.filter(isFolded)} {...shared} />
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
