import { graphql, useStaticQuery } from "gatsby";
import { required } from "../utils/required";

/** Which formality a trunk's girth usually means, with the words that say so. */
export function useGirthSteps() {
  const data = useStaticQuery<Queries.GirthStepsQuery>(graphql`
    query GirthSteps {
      fellingRules {
        girth {
          hint
        }
        girthSteps {
          above
          title
          path
        }
      }
    }
  `);
  return required(data.fellingRules, "fellingRules");
}
