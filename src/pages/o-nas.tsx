import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import { Banner } from "../sections/banner/banner";
import { Contact } from "../sections/contact/contact";
import { Equipment } from "../sections/equipment/equipment";
import { Faq } from "../sections/faq/faq";
import { ContactForm } from "../sections/forms/contact-form/contact-form";
import { Intro, introSizes } from "../sections/intro/intro";
import { QuoteButton } from "../sections/quote-button/quote-button";
import { ServiceGroups } from "../sections/service-groups/service-groups";
import { Story } from "../sections/story/story";
import { Team } from "../sections/team/team";
import { anchors } from "../utils/anchors";
import { aboutPath } from "../utils/paths";

/** About the company. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { seo, hero, experts, honesty } = data.aboutPage;
  const { links } = data.navigation;
  // The menu may leave this page out.
  const label = links.find(({ address }) => address === aboutPath)?.label ?? hero.headline;
  const crumbs = [{ label }];
  return (
    <>
      <Head
        {...seo}
        path={aboutPath}
        photo={hero.photo}
        crumbs={crumbs}
        people={data.company.people}
        preload={hero.drawing ? undefined : { file: hero.photo.src, sizes: introSizes.photo }}
      />
      <InParts>
        <Intro crumbs={crumbs} {...hero}>
          <QuoteButton withoutCallBar />
        </Intro>
        <Story data={data} />
        <ServiceGroups data={data} />
        <Banner id="experts" data={experts} surface="on-lichen" />
        <Team data={data} />
        <Banner id="honesty" data={honesty} photoLast />
        <Equipment data={data} />
        <Faq data={data} />
        <Contact id={anchors.quote} data={data}>
          <ContactForm data={data} page={aboutPath} />
        </Contact>
      </InParts>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      seo {
        ...Seo
      }
      hero {
        headline
        pitch
        photo {
          ...PhotoWide
          ...HeadPhoto
        }
        drawing {
          ...Drawing
        }
      }
      experts {
        ...Banner
      }
      honesty {
        ...Banner
      }
    }
    navigation {
      links {
        label
        address
      }
    }
    ...Story
    ...Team
    ...ServiceGroups
    ...Equipment
    ...Faq
    ...Contact
    ...ContactForm
  }
`;
