const day = 24 * 60 * 60 * 1000;

interface Contact {
  email: string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/**
 * Whom to tell about a vulnerability of the site (RFC 9116).
 * @param now the time of the build; the file expires 364 days after its midnight (UTC), so that all
 * builds of a day are alike
 */
export function securityTxt({ email, siteUrl }: Contact, now: Date): string {
  const midnight = Math.floor(now.getTime() / day) * day;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(midnight + 364 * day).toISOString()}`,
    "Preferred-Languages: pl, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
