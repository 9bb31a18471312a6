import { graphql } from "gatsby";
import { Button } from "../../../components/button/button";
import { Checkbox } from "../../../components/checkbox/checkbox";

interface FormEndProps {
  data: Queries.FormEndFragment;
  button: string;
  compact?: boolean;
}

/** What ends every form: the consent and the button. */
export function FormEnd({ data, button, compact }: FormEndProps) {
  const { consent, errors, messages } = data;
  return (
    <>
      <Checkbox
        name="consent"
        html={consent.label.html}
        hint={consent.hint}
        compact={compact}
        errors={errors.consent}
      />
      <Button type="submit" wide busyLabel={messages.sending}>
        {button}
      </Button>
    </>
  );
}

export const query = graphql`
  fragment FormEnd on Forms {
    consent {
      label {
        html
      }
      hint
    }
    errors {
      consent {
        missing
      }
    }
    messages {
      sending
    }
  }
`;
