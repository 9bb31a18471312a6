import { gallery, otherService, rightContent } from "./content-problems";
import { generateContent } from "./generate-content";

/**
 * A valid content folder with a file for every model: the small valid content, and the minimum for
 * all others.
 */
export function sampleContent(): Record<string, string> {
  const services = [2, 3, 4, 5].map((number): [string, string] => [
    `services/trawa-${number}.yaml`,
    otherService(`trawa-${number}`, 50 + number),
  ]);
  return {
    ...generateContent("smallest"),
    ...rightContent,
    ...Object.fromEntries(services),
    // the home page shows it beside the comparisons, which have the same two photos
    "galleries/ogrody.yaml": gallery.replace("hero-dom", "50").replace("hero-las", "51"),
  };
}
