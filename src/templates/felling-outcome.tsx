import { graphql, type PageProps } from "gatsby";
import { required } from "@typed-site/utils";
import { Button } from "../components/button/button";
import { SiteLink } from "../components/site-link/site-link";
import { FellingCompany } from "../felling/sections/felling-company/felling-company";
import { FellingLetter } from "../felling/sections/felling-letter/felling-letter";
import { FellingMeasure } from "../felling/sections/felling-measure/felling-measure";
import { FellingNotes } from "../felling/sections/felling-notes/felling-notes";
import { FellingOffice } from "../felling/sections/felling-office/felling-office";
import { FellingReasons } from "../felling/sections/felling-reasons/felling-reasons";
import { useAnswers } from "../felling/sections/felling-reasons/use-answers";
import { usePrefilledMessage } from "../felling/use-prefilled-message";
import { Head } from "../layout/head/head";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { Intro } from "../sections/intro/intro";
import { Steps } from "../sections/steps/steps";
import { anchors } from "../utils/anchors";
import { fellingPath, outcomeAddress, townsPath } from "../utils/paths";
import { fillIn } from "../utils/text/fill-in";

/** An outcome of the guide: its reasons, the steps with deadlines, and a form with the visitor's answers. */
export default function FellingOutcomeTemplate({
  data,
}: PageProps<Queries.FellingOutcomeTemplateQuery>) {
  const outcome = required(data.fellingOutcomeAt, "fellingOutcomeAt");
  const { id, title, seo, headline, pitch, steps, letter, service, company } = outcome;
  const { fellingGuide: words, fellingRules: rules, townPage } = data;
  const { message, rule, town } = useAnswers(rules, id, words.outcome.message);
  const path = outcomeAddress(id);
  const townSentence = town && fillIn(words.town.sentence, { locative: town.locative });
  usePrefilledMessage(message && townSentence ? `${message}\n${townSentence}` : message);
  const crumbs = [{ label: words.name, href: fellingPath }, { label: title }];
  return (
    <>
      <Head {...seo} path={path} crumbs={crumbs} noIndex />
      <Intro lines="rings" crumbs={crumbs} headline={headline} pitch={pitch}>
        <div className="row">
          <Button href={`#${anchors.quote}`} className="without-call-bar">
            {words.outcome.quote}
          </Button>
          <Button href={fellingPath} variant="line">
            {words.outcome.again}
          </Button>
          {letter && (
            <Button href={`#${anchors.letter}`} variant="line">
              {words.letter.open}
            </Button>
          )}
        </div>
      </Intro>
      <FellingReasons outcome={id} rule={rule} rules={rules} words={words} />
      {town && (
        <FellingOffice
          outcome={outcome}
          isStrictest={rules.outcomes.at(-1)?.id === id}
          town={town}
          words={words}
          texts={townPage}
        />
      )}
      <Steps data={{ steps: { heading: words.outcome.steps, items: steps } }}>
        {!town && (
          <SiteLink className="tap" href={townsPath}>
            {words.outcome.office}
          </SiteLink>
        )}
      </Steps>
      {letter && <FellingLetter letter={letter} town={town} words={words} />}
      <FellingCompany body={company} service={service} words={words.outcome} />
      <FellingMeasure words={words} />
      <FellingNotes words={words} />
      <Ask data={data} page={path} service={service} />
    </>
  );
}

FellingOutcomeTemplate.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query FellingOutcomeTemplate($path: String!) {
    fellingOutcomeAt(path: $path) {
      id
      title
      seo {
        ...Seo
      }
      headline
      pitch
      steps {
        title
        body
      }
      letter {
        ...FellingLetter
      }
      company
      ...FellingOffice
      service {
        ...QuoteFormService
        ...FellingCompany
      }
    }
    fellingGuide {
      name
      outcome {
        message
        quote
        again
        steps
        office
        ...FellingCompanyWords
      }
      town {
        sentence
      }
      ...FellingOfficeWords
      ...FellingReasonsWords
      ...FellingMeasure
      ...FellingNotes
      ...FellingLetterWords
    }
    fellingRules {
      ...FellingRulesFacts
      ...FellingReasons
    }
    townPage {
      ...TownOfficeTexts
    }
    ...Ask
  }
`;
