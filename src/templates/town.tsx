import { graphql, type PageProps } from "gatsby";
import { useTownPage } from "../hooks/use-town-page";
import { InParts } from "../layout/in-parts/in-parts";
import { Contact } from "../sections/contact/contact";
import { Faq } from "../sections/faq/faq";
import { QuoteForm } from "../sections/forms/quote-form/quote-form";
import { Reviews } from "../sections/reviews/reviews";
import { Services } from "../sections/services/services";
import { TownAbout } from "../sections/town-about/town-about";
import { firstPhotoOfTown, TownHead } from "../sections/town-intro/town-head";
import { TownIntro } from "../sections/town-intro/town-intro";
import { TownMap } from "../sections/town-map/town-map";
import { Transformations } from "../sections/transformations/transformations";
import { anchors } from "../utils/anchors";
import type { MapPoint } from "../utils/map-point";
import { required } from "../utils/required";

/** What is found once a build and not in the town's own file. */
interface TownContext {
  mapPoints: MapPoint[];
}

/** What the company does in one town. */
export default function TownTemplate({
  data,
  pageContext,
}: PageProps<Queries.TownTemplateQuery, TownContext>) {
  const town = required(data.town, "town");
  const shared = useTownPage();
  const townPage = required(shared.townPage, "townPage");
  const { transformation, reviews } = required(shared.homePage, "homePage");
  return (
    <>
      <TownHead data={town} />
      <InParts>
        <TownIntro data={town} texts={townPage} />
        <TownAbout data={town} texts={townPage} />
        <TownMap name={town.name} points={pageContext.mapPoints} texts={townPage} />
        <Services data={shared} />
        <Transformations data={transformation} />
        <Reviews words={reviews} reviews={town.reviews} />
        <Contact id={anchors.quote} data={shared}>
          <QuoteForm data={shared} page={town.path} townName={town.name} level={3} />
        </Contact>
        <Faq data={shared} />
      </InParts>
    </>
  );
}

TownTemplate.firstPhoto = ({ town }: Queries.TownTemplateQuery) =>
  firstPhotoOfTown(required(town, "town"));

export const query = graphql`
  query TownTemplate($name: String!) {
    town(name: { eq: $name }) {
      ...TownHead
      ...TownIntro
      ...TownAbout
      reviews {
        ...Reviews
      }
    }
  }
`;
