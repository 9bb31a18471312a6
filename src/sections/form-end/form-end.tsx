import { graphql } from "gatsby";
import { Checkbox } from "../../components/checkbox/checkbox";
import { SubmitNotice } from "../../components/submit-notice/submit-notice";

interface FormEndProps {
  data: Queries.FormEndFragment;
  button: string;
  compact?: boolean;
  /** Level of the form's heading; the notice's is one below. */
  level: 2 | 3;
}

/** What ends every form: the consent and the button. */
export function FormEnd({ data, button, compact, level }: FormEndProps) {
  const { consent, notice } = data;
  return (
    <>
      <Checkbox name="consent" html={consent.label.html} hint={consent.hint} compact={compact} />
      <SubmitNotice
        button={button}
        heading={notice.heading}
        html={notice.body.html}
        level={level === 2 ? 3 : 4}
      />
    </>
  );
}

export const query = graphql`
  fragment FieldTexts on FormField {
    label
    placeholder
    hint
  }
  fragment FormEnd on Forms {
    consent {
      label {
        html
      }
      hint
    }
    notice {
      heading
      body {
        html
      }
    }
  }
`;
