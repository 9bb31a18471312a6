import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { About } from "../sections/about/about";
import { Ask } from "../sections/ask/ask";
import { Equipment } from "../sections/equipment/equipment";
import { Faq } from "../sections/faq/faq";
import { HomeHero, homeHeroSizes } from "../sections/home-hero/home-hero";
import { MissionAndVision } from "../sections/mission-and-vision/mission-and-vision";
import { Portfolio } from "../sections/portfolio/portfolio";
import { Reviews } from "../sections/reviews/reviews";
import { Services } from "../sections/services/services";
import { Steps } from "../sections/steps/steps";
import { Transformations } from "../sections/transformations/transformations";
import { Trust } from "../sections/trust/trust";
import { anchors } from "../utils/anchors";

/** The home page. */
export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { homePage } = data;
  const { seo, hero, transformation, portfolio, reviews } = homePage;
  return (
    <>
      <Head
        {...seo}
        path="/"
        photo={hero.photo}
        photos={portfolio.gallery.photos}
        preload={{ file: hero.photo.src, sizes: homeHeroSizes }}
      />
      <InParts>
        <HomeHero
          data={homePage}
          season={data.servicePage.season}
          groups={data.navigation.services}
        />
        <About data={homePage} />
        <Services data={data} />
        <Steps data={homePage} folded />
        <Trust data={data} />
        <Transformations data={transformation} quote="below" />
        <Ask data={data} page="/" />
        <Portfolio data={portfolio.gallery} heading={portfolio.heading} />
        <Reviews
          words={reviews}
          reviews={data.allReview.nodes}
          profiles={data.company.publicProfiles}
        />
        <MissionAndVision data={homePage} />
        <Faq data={data} />
        <Equipment data={data} />
      </InParts>
    </>
  );
}

IndexPage.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query IndexPage {
    homePage {
      seo {
        ...Seo
      }
      hero {
        photo {
          ...HeadPhoto
        }
      }
      ...HomeHero
      ...About
      ...Steps
      transformation {
        ...Transformations
      }
      portfolio {
        heading
        gallery {
          ...Portfolio
        }
      }
      reviews {
        ...ReviewsWords
      }
      ...MissionAndVision
    }
    servicePage {
      season {
        ...BestNowWords
      }
    }
    navigation {
      ...BestNowServices
    }
    company {
      publicProfiles {
        ...PublicProfileLink
      }
    }
    allReview(sort: { date: DESC }, limit: 6) {
      nodes {
        ...Reviews
      }
    }
    ...Trust
    ...Services
    ...Ask
    ...Faq
    ...Equipment
  }
`;
