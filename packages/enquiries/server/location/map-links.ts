/** The maps whose links people send. Short links only their service can resolve: this server makes no requests. */
export const MAP_HOST =
  /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|openstreetmap\.org|mapy\.(?:cz|com)|plus\.codes|maps\.apple\.com)$/;

/** Query parameters with a latitude and longitude, alone or one each: a chosen place before what the map shows. */
export const PLACE_PARAMETERS =
  "coordinate destination daddr q query mlat,mlon to ll center y,x".split(" ");
