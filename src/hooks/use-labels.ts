import { graphql, useStaticQuery } from "gatsby";

/** The texts of the interface, from content/labels.yaml. */
export type Labels = Queries.LabelsQuery["labels"];

/** The texts of the interface, from content/labels.yaml. */
export function useLabels(): Labels {
  const { labels } = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      labels {
        skipLink
        notices
        home
        breadcrumb
        mainNavigation
        menu
        showGroup
        groupOverview
        contact
        call
        callUntil
        callFrom
        callOn
        quickContact
        socialProfiles
        socialProfilesFooter
        newTab
        towns
        experience
        insured
        responds
        townList
        visualisation
        allPhotos
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
  return labels;
}
