import { graphql, type PageProps } from "gatsby";
import { required } from "../../packages/utils";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { introSizes } from "../sections/intro/intro";
import { Portfolio } from "../sections/portfolio/portfolio";
import { Related } from "../sections/related/related";
import { Reviews } from "../sections/reviews/reviews";
import { ServiceAsk } from "../sections/service-ask/service-ask";
import { ServiceDetails } from "../sections/service-details/service-details";
import { ServiceIntro } from "../sections/service-intro/service-intro";
import { ServiceSeason } from "../sections/service-season/service-season";
import { Transformations } from "../sections/transformations/transformations";
import { Trust } from "../sections/trust/trust";
import { anchors } from "../utils/anchors";

/** A service page. Its quote form is at the top, or at the end if comparisons open the page. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const service = required(data.service, "service");
  const { servicePage: words } = data;
  const { reviews } = data.homePage;
  const { seo, canonical, photo, transformation, gallery } = service;
  const formOpens = service.opening === "form";
  return (
    <>
      <Head {...seo} path={canonical} imageAlt={photo.alt} preload={firstPhoto(data)} />
      <InParts>
        <ServiceIntro data={service} form={data} words={words} />
        {transformation && !formOpens && <Transformations data={transformation} quote="below" />}
        <ServiceDetails data={service} askHeading={words.askHeading} />
        <ServiceSeason data={service} words={words.season} />
        {transformation && formOpens && <Transformations data={transformation} quote="head" />}
        {gallery && <Portfolio data={gallery} />}
        <Reviews words={reviews} reviews={service.reviews} />
        <Trust data={data} />
        <Related data={service} heading={words.relatedHeading} more={words.moreButton} />
        <ServiceAsk data={data} service={service} />
      </InParts>
    </>
  );
}

const firstPhoto = ({ service }: Queries.ServiceTemplateQuery) => {
  const { photo, opening } = required(service, "service");
  return { file: photo.src, sizes: opening === "form" ? introSizes.form : introSizes.photo };
};
ServiceTemplate.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query ServiceTemplate($path: String!) {
    service: serviceAt(path: $path) {
      seo {
        ...Seo
      }
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
