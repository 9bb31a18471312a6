import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { LIMITS, PHOTO_SLOTS } from "@typed-site/enquiries/form";
import { PhotoSlots } from "../../../components/photo-slots/photo-slots";
import { AS_TAKEN } from "../../../components/photos-field/list-photos";
import { PhotosField } from "../../../components/photos-field/photos-field";
import { SiteLink } from "../../../components/site-link/site-link";
import { fillIn } from "../../../utils/text/fill-in";
import * as styles from "./form-extras.module.css";

interface FormExtrasProps {
  data: Queries.FormExtrasFragment;
  /** The label of the summary that unfolds the fields. */
  more: string;
  /** Fields above the photos. */
  children: ReactNode;
}

const together = { megabytes: LIMITS.photosBytes / 1e6 };
const photoLimits = { photos: LIMITS.photos, megabytes: LIMITS.photoBytes / 1e6 };

/** What the message on one photo names only when there is one. */
const ofOne = { ...photoLimits, file: "{file}" };

/** Optional fields, folded so that the form stays short. */
export function FormExtras({ data, more, children }: FormExtrasProps) {
  const { guide, photos, slots } = data.extras;
  const { missing, tooMany, tooLarge, tooManyBytes, wrongType } = data.errors.photos;
  const errors = { missing, tooLarge: fillIn(tooLarge, ofOne), wrongType };
  return (
    <details className={`fold ${styles.extras}`}>
      <summary className={styles.summary}>{more}</summary>
      <div className={`flow ${styles.fields}`}>
        <SiteLink className="small" href={guide.address}>
          {guide.label}
        </SiteLink>
        {children}
        <PhotoSlots
          heading={slots.heading}
          slots={PHOTO_SLOTS.map((name) => ({ name, ...slots[name] }))}
          words={photos.words}
          errors={errors}
        />
        <PhotosField
          name="photos"
          label={photos.label}
          hint={fillIn(photos.hint, photoLimits)}
          words={photos.words}
          errors={{
            ...errors,
            tooMany: fillIn(tooMany, photoLimits),
            tooManyBytes: fillIn(tooManyBytes, together),
          }}
        />
        <p className={`small ${styles.asTaken}`} {...{ [AS_TAKEN]: "" }}>
          {fillIn(photos.asTaken, together)}
        </p>
      </div>
    </details>
  );
}

export const query = graphql`
  fragment PhotoSlot on PhotoSlot {
    label
    hint
    drawing
  }
  fragment FormExtras on Forms {
    extras {
      slots {
        heading
        photoWhole {
          ...PhotoSlot
        }
        photoTrunk {
          ...PhotoSlot
        }
        photoAccess {
          ...PhotoSlot
        }
      }
      guide {
        label
        address
      }
      photos {
        label
        hint
        asTaken
        words {
          ...PhotosWords
        }
      }
    }
    errors {
      photos {
        missing
        tooMany
        tooLarge
        tooManyBytes
        wrongType
      }
    }
  }
`;
