import { graphql, useStaticQuery } from "gatsby";
import { useCallback } from "react";
import type { AttachFields } from "../../../components/form/use-enquiry";
import { offerPosition } from "../../../components/location-field/offer-position";
import { listPhotos } from "../../../components/photos-field/list-photos";
import { answerGirth } from "../girth-field/answer-girth";

type Extras = Queries.EnquiryFormFragment["extras"];

/** What scripts add to an enquiry form's fields, with the words that they say. */
export function useAttachFields({ photos, locate }: Extras): AttachFields {
  const { fellingRules } = useStaticQuery<Queries.GirthRulesQuery>(graphql`
    query GirthRules {
      fellingRules {
        girth {
          hint
        }
        girthLimits
        girthSteps {
          above
          title
          path
        }
      }
    }
  `);
  return useCallback(
    (form, signal) => {
      listPhotos(form, photos.words, signal);
      offerPosition(form, locate, signal);
      answerGirth(form, fellingRules, signal);
    },
    [photos, locate, fellingRules],
  );
}
