/** Where visitors find the site. A build and a check for another address name it in `SITE_URL`. */
export const siteUrl = process.env.SITE_URL ?? "https://boritrawnik.example";
