import { graphql } from "gatsby";
import { PhotosField } from "../../../components/photos-field/photos-field";
import { TextAreaField } from "../../../components/text-area-field/text-area-field";
import { TextField } from "../../../components/text-field/text-field";
import { LIMITS } from "../../../enquiry/shared/fields";
import { fillIn } from "../../../utils/fill-in";
import { textErrors } from "./text-errors";
import * as styles from "./form-extras.module.css";

interface FormExtrasProps {
  data: Queries.FormExtrasFragment;
  /** What unfolds the fields. */
  more: string;
  /** The message is among the folded fields, too. */
  withMessage?: boolean;
}

const photoLimits = { photos: LIMITS.photos, megabytes: LIMITS.photoBytes / 1024 ** 2 };

/** Fields that help and that nobody has to fill in, folded so that the form stays short. */
export function FormExtras({ data, more, withMessage = false }: FormExtrasProps) {
  const { extras, errors } = data;
  const { location, photos } = extras;
  const { missing, tooMany, tooLarge, wrongType } = errors.photos;
  return (
    <details className={`fold ${styles.extras}`}>
      <summary className={styles.summary}>{more}</summary>
      <div className={`flow ${styles.fields}`}>
        {withMessage && <MessageField data={data} />}
        <TextField
          name="location"
          {...location}
          errors={textErrors("location", location.label, errors)}
        />
        <PhotosField
          name="photos"
          label={photos.label}
          hint={fillIn(photos.hint, photoLimits)}
          errors={{
            missing,
            tooMany: fillIn(tooMany, photoLimits),
            tooLarge: fillIn(tooLarge, photoLimits),
            wrongType,
          }}
        />
      </div>
    </details>
  );
}

/** Asks for the visitor's own words. */
export function MessageField({ data }: { data: Queries.FormExtrasFragment }) {
  const { message } = data.extras;
  const errors = textErrors("message", message.label, data.errors);
  return <TextAreaField name="message" {...message} errors={errors} />;
}

export const query = graphql`
  fragment FieldTexts on FormField {
    label
    placeholder
    hint
  }
  fragment FormExtras on Forms {
    extras {
      message {
        ...FieldTexts
      }
      location {
        ...FieldTexts
      }
      photos {
        label
        hint
      }
    }
    errors {
      photos {
        missing
        tooMany
        tooLarge
        wrongType
      }
      ...TextErrors
    }
  }
`;
