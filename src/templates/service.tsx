import { graphql, type PageProps } from "gatsby";
import { required } from "@typed-site/utils";
import { ServiceCards } from "../components/service-cards/service-cards";
import { useNavigation } from "../hooks/use-navigation";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { Contact } from "../sections/contact/contact";
import { ContactForm } from "../sections/forms/contact-form/contact-form";
import { introSizes } from "../sections/intro/intro";
import { Portfolio } from "../sections/portfolio/portfolio";
import { Reviews } from "../sections/reviews/reviews";
import { ServiceDetails } from "../sections/service-details/service-details";
import { ServiceIntro } from "../sections/service-intro/service-intro";
import { ServiceSeason } from "../sections/service-season/service-season";
import { Transformations } from "../sections/transformations/transformations";
import { anchors } from "../utils/anchors";

/** A service page. Its quote form is at the top, or at the end if comparisons or a group's services open the page. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const service = required(data.service, "service");
  const { servicePage: words } = data;
  const { reviews } = data.homePage;
  const { seo, canonical, title, photo, overview, transformation, gallery } = service;
  const { strip: towns } = useNavigation();
  const group = overview ? [{ label: overview.title, href: overview.path }] : [];
  const crumbs = [...group, { label: title }];
  const formOpens = service.opening === "form";
  const sizes = formOpens ? introSizes.form : introSizes.photo;
  return (
    <>
      <Head
        {...seo}
        path={canonical}
        photo={photo}
        crumbs={crumbs}
        offer={{ name: title, towns: towns.map(({ name }) => name) }}
        photos={gallery?.photos}
        preload={service.drawing ? undefined : { file: photo.src, sizes }}
      />
      <InParts>
        <ServiceIntro data={service} crumbs={crumbs} form={data} words={words} />
        <ServiceCards
          id="group-heading"
          heading={words.groupHeading}
          services={service.groupServices}
          more={words.moreButton}
        />
        {transformation && !formOpens && <Transformations data={transformation} quote="below" />}
        <ServiceDetails data={service} askHeading={words.askHeading} />
        <ServiceSeason data={service} words={words.season} />
        {transformation && formOpens && <Transformations data={transformation} quote="head" />}
        {gallery && <Portfolio data={gallery} />}
        <Reviews words={reviews} reviews={service.reviews} />
        <ServiceCards
          id="related-heading"
          heading={words.relatedHeading}
          services={service.related}
          more={words.moreButton}
          className="on-lichen"
        />
        {formOpens ? (
          <Contact data={data}>
            <details className="fold fold--phone">
              <summary>{words.askShort}</summary>
              <ContactForm data={data} page={service.path} service={service} />
            </details>
          </Contact>
        ) : (
          <Ask data={data} page={service.path} service={service} />
        )}
      </InParts>
    </>
  );
}

ServiceTemplate.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query ServiceTemplate($path: String!) {
    service: serviceAt(path: $path) {
      seo {
        ...Seo
      }
      overview {
        path
        title
      }
      photo {
        ...HeadPhoto
      }
      groupServices {
        occasion
        ...ServiceCard
      }
      related {
        ...ServiceCard
      }
      ...ServiceIntro
      ...ServiceDetails
      ...ServiceSeason
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
      askShort
      groupHeading
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
    ...Ask
    ...ContactForm
  }
`;
