import { graphql, type PageProps } from "gatsby";
import { ContactLines } from "../components/contact-lines/contact-lines";
import { useCompany } from "../hooks/use-company";
import { useLabels } from "../hooks/use-labels";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { CompanyDetails } from "../sections/company-details/company-details";
import { Faq } from "../sections/faq/faq";
import { QuoteForm } from "../sections/forms/quote-form/quote-form";
import { Intro } from "../sections/intro/intro";
import { QuoteTips } from "../sections/quote-tips/quote-tips";
import { anchors } from "../utils/anchors";
import { contactPath } from "../utils/paths";
import { hoursLine } from "../utils/text/hours-line";

/** How to reach the company, and the full quote form. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { phones, email, hours } = useCompany();
  const labels = useLabels();
  const { contactPage } = data;
  const { seo, hero } = contactPage;
  const crumbs = [{ label: labels.contact }];
  return (
    <>
      <Head
        {...seo}
        path={contactPath}
        photo={hero.photo}
        crumbs={crumbs}
        questions={data.allFaqItem.nodes}
      />
      <InParts>
        <Intro
          crumbs={crumbs}
          {...hero}
          photo={hero.drawing ? undefined : hero.photo}
          form={<QuoteForm data={data} page={contactPath} />}
          formFirst
        >
          <ContactLines
            phones={phones}
            email={{ label: labels.email, address: email }}
            hours={{ label: contactPage.details.hours, lines: hours.map(hoursLine) }}
          />
        </Intro>
        <QuoteTips data={contactPage} />
        <CompanyDetails data={data} />
        <Faq data={data} />
      </InParts>
    </>
  );
}

ContactPage.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query ContactPage {
    contactPage {
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
      details {
        hours
      }
      ...QuoteTips
    }
    ...CompanyDetails
    ...QuoteForm
    ...Faq
    ...FaqMarkup
  }
`;
