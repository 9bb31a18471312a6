import { graphql, useStaticQuery } from "gatsby";
import { required } from "../utils/required";

/** The words of the interface, from content/labels.yaml. */
export type Labels = NonNullable<Queries.LabelsQuery["labels"]>;

/** The words of the interface, from content/labels.yaml. */
export function useLabels(): Labels {
  const data = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      labels {
        skipLink
        home
        breadcrumb
        mainNavigation
        menu
        showGroup
        groupOverview
        contact
        call
        quickContact
        socialProfiles
        socialProfilesFooter
        newTab
        towns
        services
        email
        before
        after
        compare
        comparePosition
        choosePair
        contents
        effectiveFrom
        stopSliding
        resumeSliding
        lightbox
        closeLightbox
        zoomPicture
        previousPicture
        nextPicture
        pictureError
      }
    }
  `);
  return required(data.labels, "labels");
}
