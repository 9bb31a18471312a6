/** How the links of a map name a place, what was chosen before what the map shows. */
interface MapService {
  host: RegExp;
  /** Parameters with latitude and longitude, alone or each with its own. */
  parameters: readonly string[];
  /** A parameter with the longitude first. */
  turned?: string;
}

/** The maps whose links people send. Short links only their service can resolve: this server asks nobody. */
export const mapServices: readonly MapService[] = [
  {
    host: /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    parameters: ["q", "query", "destination", "daddr", "ll", "center"],
  },
  { host: /(?:^|\.)openstreetmap\.org$/, parameters: ["mlat,mlon", "to"] },
  { host: /^maps\.apple\.com$/, parameters: ["coordinate", "daddr", "q", "ll", "center"] },
  { host: /(?:^|\.)mapy\.(?:cz|com)$/, parameters: ["q", "y,x"], turned: "id" },
  { host: /(?:^|\.)plus\.codes$/, parameters: [] },
];
