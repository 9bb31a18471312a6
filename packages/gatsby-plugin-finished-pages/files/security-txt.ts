import { DAY } from "@typed-site/utils";
import type { Site, SiteDescription } from "../site";

/**
 * The security.txt file: a contact for vulnerability reports (RFC 9116).
 * @param now the time of the build; the file expires 364 days after its midnight (UTC), so that all
 * builds of a day are identical
 */
export function securityTxt(
  {
    url,
    company,
    languages,
  }: Pick<Site, "url"> & Required<Pick<SiteDescription, "company" | "languages">>,
  now: Date,
): string {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(midnight + 364 * DAY).toISOString()}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(", ")}`] : []),
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
