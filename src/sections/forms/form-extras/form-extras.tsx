import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PhotosField } from "../../../components/photos-field/photos-field";
import { LIMITS } from "../../../enquiry/shared/fields";
import { fillIn } from "../../../utils/fill-in";
import * as styles from "./form-extras.module.css";

interface FormExtrasProps {
  data: Queries.FormExtrasFragment;
  /** What unfolds the fields. */
  more: string;
  /** Fields above the photos. */
  children: ReactNode;
}

const photoLimits = { photos: LIMITS.photos, megabytes: LIMITS.photoBytes / 1024 ** 2 };

/** Fields that help and that nobody has to fill in, folded so that the form stays short. */
export function FormExtras({ data, more, children }: FormExtrasProps) {
  const { photos } = data.extras;
  const { missing, tooMany, tooLarge, wrongType } = data.errors.photos;
  return (
    <details className={`fold ${styles.extras}`}>
      <summary className={styles.summary}>{more}</summary>
      <div className={`flow ${styles.fields}`}>
        {children}
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

export const query = graphql`
  fragment FormExtras on Forms {
    extras {
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
    }
  }
`;
