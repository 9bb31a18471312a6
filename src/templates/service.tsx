import { graphql, type PageProps } from "gatsby";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Portfolio } from "../sections/portfolio/portfolio";
import { Related } from "../sections/related/related";
import { Reviews } from "../sections/reviews/reviews";
import { ServiceAsk } from "../sections/service-ask/service-ask";
import { ServiceDetails } from "../sections/service-details/service-details";
import { firstPhotoOfService, ServiceHead } from "../sections/service-intro/service-head";
import { ServiceIntro } from "../sections/service-intro/service-intro";
import { ServiceSeason } from "../sections/service-season/service-season";
import { Transformations } from "../sections/transformations/transformations";
import { Trust } from "../sections/trust/trust";
import { anchors } from "../utils/anchors";
import { required } from "../utils/required";

/** A service page. Its quote form stands in the opening, or at the end where comparisons open it. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const service = required(data.service, "service");
  const words = required(data.servicePage, "servicePage");
  const { moreButton, askHeading, relatedHeading } = words;
  const { reviews } = required(data.homePage, "homePage");
  const { transformation, gallery } = service;
  const formOpens = service.opening === "form";
  return (
    <>
      <ServiceHead data={service} />
      <InParts>
        <ServiceIntro data={service} form={data} words={words} />
        {transformation && !formOpens && <Transformations data={transformation} quote="below" />}
        <ServiceDetails data={service} askHeading={askHeading} />
        <ServiceSeason data={service} words={words.season} />
        {transformation && formOpens && <Transformations data={transformation} quote="head" />}
        {gallery && <Portfolio data={gallery} />}
        <Reviews words={reviews} reviews={service.reviews} />
        <Trust data={data} />
        <Related data={service} heading={relatedHeading} more={moreButton} />
        <ServiceAsk data={data} service={service} />
      </InParts>
    </>
  );
}

ServiceTemplate.firstPhoto = ({ service }: Queries.ServiceTemplateQuery) =>
  firstPhotoOfService(required(service, "service"));
ServiceTemplate.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query ServiceTemplate($path: String!) {
    service: serviceAt(path: $path) {
      ...ServiceHead
      ...ServiceIntro
      ...ServiceDetails
      ...ServiceSeason
      ...Related
      transformation {
        ...Transformations
      }
      gallery {
        ...Portfolio
      }
      reviews {
        ...Reviews
      }
    }
    servicePage {
      moreButton
      askHeading
      relatedHeading
      ...ServiceIntroWords
      season {
        ...ServiceSeasonWords
      }
    }
    homePage {
      reviews {
        ...ReviewsWords
      }
    }
    ...Trust
    ...ServiceAsk
  }
`;
